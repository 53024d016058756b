CREATE TYPE "public"."cancellation_handler" AS ENUM('client', 'link', 'agency');--> statement-breakpoint
CREATE TYPE "public"."cancellation_kind" AS ENUM('termination', 'withdrawal');--> statement-breakpoint
CREATE TYPE "public"."cancellation_status" AS ENUM('received', 'confirmed', 'closed');--> statement-breakpoint
ALTER TYPE "public"."contact_form" ADD VALUE 'termination-form';--> statement-breakpoint
CREATE TABLE "cancellation_matches" (
	"cancellation_id" integer NOT NULL,
	"subscription_id" integer NOT NULL,
	CONSTRAINT "cancellation_matches_cancellation_id_subscription_id_pk" PRIMARY KEY("cancellation_id","subscription_id")
);
--> statement-breakpoint
CREATE TABLE "cancellations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cancellations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"contact_message_id" integer NOT NULL,
	"kind" "cancellation_kind" NOT NULL,
	"link_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"client_id" integer,
	"matched_at" timestamp (3) with time zone,
	"asked_at" timestamp (3) with time zone,
	"status" "cancellation_status" DEFAULT 'received' NOT NULL,
	"subscription_id" integer,
	"outcome" jsonb,
	"handler" "cancellation_handler",
	"handled_at" timestamp (3) with time zone,
	"answer" text,
	CONSTRAINT "cancellations_message_unique" UNIQUE("contact_message_id"),
	CONSTRAINT "cancellations_link_unique" UNIQUE("link_id"),
	CONSTRAINT "cancellations_handled" CHECK (("cancellations"."status" = 'received') = ("cancellations"."handled_at" is null) and ("cancellations"."handled_at" is null) = ("cancellations"."handler" is null)),
	CONSTRAINT "cancellations_outcome" CHECK (("cancellations"."status" = 'confirmed') = ("cancellations"."outcome" is not null)),
	CONSTRAINT "cancellations_answer" CHECK (("cancellations"."status" = 'closed') = ("cancellations"."answer" is not null))
);
--> statement-breakpoint
ALTER TABLE "cancellation_matches" ADD CONSTRAINT "cancellation_matches_cancellation_id_cancellations_id_fk" FOREIGN KEY ("cancellation_id") REFERENCES "public"."cancellations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cancellation_matches" ADD CONSTRAINT "cancellation_matches_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cancellations" ADD CONSTRAINT "cancellations_contact_message_id_contact_messages_id_fk" FOREIGN KEY ("contact_message_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cancellations" ADD CONSTRAINT "cancellations_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cancellations" ADD CONSTRAINT "cancellations_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cancellation_matches_subscription" ON "cancellation_matches" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "cancellations_client" ON "cancellations" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "cancellations_subscription" ON "cancellations" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "cancellations_open" ON "cancellations" USING btree ("kind","id") WHERE "cancellations"."status" = 'received';--> statement-breakpoint
CREATE INDEX "contact_messages_terminations" ON "contact_messages" USING btree ("status","id") WHERE not "contact_messages"."suspicious" and "contact_messages"."fields" ->> 'subject' = 'resiliation';