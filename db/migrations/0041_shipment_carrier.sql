ALTER TABLE "shipments" RENAME COLUMN "other_carrier" TO "carrier";--> statement-breakpoint
-- By hand, from here on: null meant Mondial Relay.
UPDATE "shipments" SET "carrier" = 'Mondial Relay' WHERE "carrier" IS NULL;--> statement-breakpoint
ALTER TABLE "shipments" ALTER COLUMN "carrier" SET NOT NULL;
