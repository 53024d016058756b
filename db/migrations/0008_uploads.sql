CREATE TYPE "public"."upload_state" AS ENUM('waiting', 'stored', 'done', 'failed');--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"website_id" integer,
	"entry_id" integer,
	"name" text NOT NULL,
	"bytes" integer NOT NULL,
	"state" "upload_state" DEFAULT 'waiting' NOT NULL,
	"file_key" text,
	"picture_id" integer,
	"error_code" text,
	"error" text,
	"claimed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "uploads_fileKey_unique" UNIQUE("file_key"),
	CONSTRAINT "uploads_purpose" CHECK ("uploads"."purpose" in ('gallery', 'testimonials', 'staff', 'events')),
	CONSTRAINT "uploads_target" CHECK (("uploads"."purpose" = 'gallery') = ("uploads"."website_id" is not null) and ("uploads"."purpose" = 'gallery') = ("uploads"."entry_id" is null)),
	CONSTRAINT "uploads_failed_says_why" CHECK (("uploads"."state" = 'failed') = ("uploads"."error" is not null))
);
--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "uploads_open" ON "uploads" USING btree ("created_at") WHERE "uploads"."state" in ('waiting', 'stored');