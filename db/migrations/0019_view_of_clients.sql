ALTER TABLE "sessions" ADD COLUMN "viewed_user_id" integer;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "view_ends_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_viewed_user_id_users_id_fk" FOREIGN KEY ("viewed_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_viewed_user" ON "sessions" USING btree ("viewed_user_id") WHERE "sessions"."viewed_user_id" is not null;