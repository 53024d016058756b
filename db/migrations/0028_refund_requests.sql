ALTER TABLE "refunds" ADD COLUMN "restock" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "cancels" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "failed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "handled_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "refunds_to_handle" ON "refunds" USING btree ("order_id") WHERE "refunds"."failed_at" is not null and "refunds"."handled_at" is null;