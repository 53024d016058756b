CREATE TABLE "events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"website_id" integer NOT NULL,
	"position" integer NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"event_date" date NOT NULL,
	"end_date" date,
	CONSTRAINT "events_position" CHECK ("events"."position" >= 1),
	CONSTRAINT "events_texts" CHECK ("events"."title" <> '' and "events"."description" <> ''),
	CONSTRAINT "events_end_not_before_start" CHECK ("events"."end_date" >= "events"."event_date")
);
--> statement-breakpoint
CREATE TABLE "staff_members" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_members_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"website_id" integer NOT NULL,
	"position" integer NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"description" text,
	CONSTRAINT "staff_members_position" CHECK ("staff_members"."position" >= 1),
	CONSTRAINT "staff_members_texts" CHECK ("staff_members"."name" <> '' and "staff_members"."role" <> '' and "staff_members"."description" <> '')
);
--> statement-breakpoint
CREATE TABLE "testimonials" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "testimonials_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"website_id" integer NOT NULL,
	"position" integer NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"content" text NOT NULL,
	"customer_name" text NOT NULL,
	"customer_role" text NOT NULL,
	CONSTRAINT "testimonials_position" CHECK ("testimonials"."position" >= 1),
	CONSTRAINT "testimonials_texts" CHECK ("testimonials"."content" <> '' and "testimonials"."customer_name" <> '' and "testimonials"."customer_role" <> '')
);
--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_members" ADD CONSTRAINT "staff_members_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- By hand: drizzle cannot say "deferrable". Checked at commit, so that neighbours can shift and swap places.
ALTER TABLE "events" ADD CONSTRAINT "events_website_position" UNIQUE ("website_id","position") DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "staff_members" ADD CONSTRAINT "staff_members_website_position" UNIQUE ("website_id","position") DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_website_position" UNIQUE ("website_id","position") DEFERRABLE INITIALLY DEFERRED;
