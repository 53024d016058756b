ALTER TABLE "tickets" ADD COLUMN "submission" text;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_submission_unique" UNIQUE("user_id","submission");