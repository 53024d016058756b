CREATE TABLE "shipping_batches" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shipping_batches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"website_id" integer NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"stopped_by" text,
	"lines" jsonb NOT NULL,
	CONSTRAINT "shipping_batches_stopped_by" CHECK ("shipping_batches"."stopped_by" in ('agency', 'carrier'))
);
--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "other_number" text;--> statement-breakpoint
ALTER TABLE "shipping_batches" ADD CONSTRAINT "shipping_batches_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shipping_batches_website" ON "shipping_batches" USING btree ("website_id","id");--> statement-breakpoint
CREATE INDEX "shipments_stopped" ON "shipments" USING btree ("order_id") WHERE "shipments"."anomaly_at" is not null;