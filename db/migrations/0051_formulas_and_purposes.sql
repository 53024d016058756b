CREATE TYPE "public"."website_formula" AS ENUM('one_time', 'subscription', 'one_time_and_subscription');--> statement-breakpoint
ALTER TYPE "public"."invoice_purpose" ADD VALUE 'deposit';--> statement-breakpoint
ALTER TYPE "public"."invoice_purpose" ADD VALUE 'balance';--> statement-breakpoint
ALTER TYPE "public"."invoice_purpose" ADD VALUE 'recurring';--> statement-breakpoint
ALTER TYPE "public"."invoice_purpose" ADD VALUE 'fees';--> statement-breakpoint
ALTER TABLE "websites" ADD COLUMN "formula" "website_formula";--> statement-breakpoint
ALTER TABLE "websites" ADD COLUMN "development_paid_on" date;--> statement-breakpoint
ALTER TABLE "websites" ADD COLUMN "first_delivered_on" date;--> statement-breakpoint
ALTER TABLE "websites" ADD COLUMN "handed_over_on" date;