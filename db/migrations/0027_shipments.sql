CREATE TYPE "public"."parcel_state" AS ENUM('registered', 'in_transit', 'delivered');--> statement-breakpoint
CREATE TYPE "public"."shipment_state" AS ENUM('creating', 'refused', 'failed', 'unknown', 'made');--> statement-breakpoint
CREATE TABLE "shipment_labels" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"pdf" "bytea" NOT NULL,
	"stored_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shipments" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"state" "shipment_state" NOT NULL,
	"attempt_id" uuid NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"refusal" jsonb,
	"other_carrier" text,
	"carrier_label_url" text,
	"tariff_cents" integer,
	"parcel_state" "parcel_state",
	"parcel_state_at" timestamp (3) with time zone,
	"anomaly_at" timestamp (3) with time zone,
	"next_tracking_at" timestamp (3) with time zone,
	CONSTRAINT "shipments_tariff" CHECK ("shipments"."tariff_cents" >= 0),
	CONSTRAINT "shipments_carrier" CHECK ("shipments"."other_carrier" <> '')
);
--> statement-breakpoint
ALTER TABLE "shipment_labels" ADD CONSTRAINT "shipment_labels_order_id_shipments_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shipments"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shipments_unsettled" ON "shipments" USING btree ("started_at") WHERE "shipments"."state" in ('creating', 'unknown');--> statement-breakpoint
CREATE INDEX "shipments_to_track" ON "shipments" USING btree ("next_tracking_at") WHERE "shipments"."next_tracking_at" is not null;