-- By hand: always true, and so costly that the planner tests as few rows by it as it can. A list reads its rows by the index
-- that names them, however many the planner hopes to come upon elsewhere.
CREATE FUNCTION looked_up(anyelement) RETURNS boolean LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 100000
AS $$ BEGIN RETURN true; END $$;--> statement-breakpoint
DROP INDEX "tickets_queue";--> statement-breakpoint
DROP INDEX "tickets_closed";--> statement-breakpoint
DROP INDEX "tickets_queue_type";--> statement-breakpoint
DROP INDEX "tickets_queue_waiting";--> statement-breakpoint
DROP INDEX "tickets_queue_assignee";--> statement-breakpoint
DROP INDEX "tickets_queue_unassigned";--> statement-breakpoint
DROP INDEX "tickets_closed_type";--> statement-breakpoint
DROP INDEX "tickets_closed_unassigned";--> statement-breakpoint
DROP INDEX "audit_log_at";--> statement-breakpoint
DROP INDEX "audit_log_actor";--> statement-breakpoint
DROP INDEX "audit_log_action";--> statement-breakpoint
DROP INDEX "audit_log_subject";--> statement-breakpoint
DROP INDEX "tickets_assignee";--> statement-breakpoint
CREATE INDEX "audit_log_subject_type" ON "audit_log" USING btree ("subject_type","at","id");--> statement-breakpoint
CREATE INDEX "audit_log_actor_action" ON "audit_log" USING btree ("actor_id","action","at","id");--> statement-breakpoint
CREATE INDEX "audit_log_actor_subject_type" ON "audit_log" USING btree ("actor_id","subject_type","at","id");--> statement-breakpoint
CREATE INDEX "audit_log_subject_actor" ON "audit_log" USING btree ("subject_type","subject_id","actor_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_log_subject_action" ON "audit_log" USING btree ("subject_type","subject_id","action","at","id");--> statement-breakpoint
CREATE INDEX "contact_messages_quotes" ON "contact_messages" USING btree ("status","id") WHERE not "contact_messages"."suspicious" and "contact_messages"."fields" ->> 'subject' = 'devis';--> statement-breakpoint
CREATE INDEX "products_website_category" ON "products" USING btree ("website_id","category","id");--> statement-breakpoint
CREATE INDEX "products_website_active" ON "products" USING btree ("website_id","active","id");--> statement-breakpoint
CREATE INDEX "subscriptions_kind" ON "subscriptions" USING btree ("status","payment_plan","plan","id");--> statement-breakpoint
CREATE INDEX "subscriptions_kind_due" ON "subscriptions" USING btree ("status","payment_plan","plan","due_date","id");--> statement-breakpoint
CREATE INDEX "subscriptions_kind_status" ON "subscriptions" USING btree ("plan","payment_plan","status","id");--> statement-breakpoint
CREATE INDEX "tickets_user_status" ON "tickets" USING btree ("user_id","status","updated_at","id");--> statement-breakpoint
CREATE INDEX "tickets_status" ON "tickets" USING btree ("status","updated_at","id");--> statement-breakpoint
CREATE INDEX "tickets_queue_kind" ON "tickets" USING btree ("type","waiting_for","plan_rank","created_at","id") WHERE "tickets"."status" = 'open';--> statement-breakpoint
CREATE INDEX "tickets_queue_assigned" ON "tickets" USING btree (coalesce("assignee_id", 0),"type","waiting_for","plan_rank","created_at","id") WHERE "tickets"."status" = 'open';--> statement-breakpoint
CREATE INDEX "tickets_kind" ON "tickets" USING btree ("status","type","waiting_for","updated_at","id");--> statement-breakpoint
CREATE INDEX "tickets_assigned" ON "tickets" USING btree (coalesce("assignee_id", 0),"status","type","waiting_for","updated_at","id");--> statement-breakpoint
CREATE INDEX "websites_status_name" ON "websites" USING btree ("status","name","id");--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_log_action" ON "audit_log" USING btree ("action","at","id");--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject_type","subject_id","at","id");--> statement-breakpoint
CREATE INDEX "tickets_assignee" ON "tickets" USING btree ("assignee_id");