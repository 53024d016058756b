CREATE TABLE "refused_forms" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"message" text NOT NULL,
	"issues" jsonb NOT NULL,
	"values" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "refused_forms" ADD CONSTRAINT "refused_forms_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;