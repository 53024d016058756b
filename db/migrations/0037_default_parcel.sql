ALTER TABLE "shipping_batches" DROP CONSTRAINT "shipping_batches_stopped_by";--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "parcel_length_cm" integer;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "parcel_width_cm" integer;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "parcel_height_cm" integer;--> statement-breakpoint
ALTER TABLE "shipping_batches" ADD CONSTRAINT "shipping_batches_stopped_by" CHECK ("shipping_batches"."stopped_by" in ('agency', 'carrier', 'restart'));--> statement-breakpoint
ALTER TABLE "shops" ADD CONSTRAINT "shops_parcel" CHECK (num_nonnulls("shops"."parcel_length_cm", "shops"."parcel_width_cm", "shops"."parcel_height_cm") in (0, 3)
        and least("shops"."parcel_length_cm", "shops"."parcel_width_cm", "shops"."parcel_height_cm") > 0);