CREATE TYPE "public"."mail_failure" AS ENUM('bounced', 'complained');--> statement-breakpoint
CREATE TABLE "mail_failures" (
	"address" text PRIMARY KEY NOT NULL,
	"kind" "mail_failure" NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "mail_failures_lower_case" CHECK ("mail_failures"."address" = lower("mail_failures"."address"))
);
--> statement-breakpoint
CREATE INDEX "mail_failures_at" ON "mail_failures" USING btree ("at");