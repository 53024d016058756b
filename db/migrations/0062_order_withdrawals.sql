CREATE TYPE "public"."withdrawal_exception" AS ENUM('custom_made', 'perishable', 'sealed_hygiene', 'inseparable', 'sealed_media', 'press', 'dated_service');--> statement-breakpoint
CREATE TABLE "order_withdrawals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_withdrawals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"website_id" integer NOT NULL,
	"order_id" integer,
	"submission_id" uuid NOT NULL,
	"declared_at" timestamp (3) with time zone NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"order_text" text NOT NULL,
	"articles" text DEFAULT '' NOT NULL,
	"pieces" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"chosen_at" timestamp (3) with time zone,
	"choice_id" uuid,
	"suspicious" boolean DEFAULT false NOT NULL,
	"matched_at" timestamp (3) with time zone,
	"refund_key" uuid DEFAULT gen_random_uuid() NOT NULL,
	"goods_received_at" timestamp (3) with time zone,
	"refused_at" timestamp (3) with time zone,
	"refusal" text,
	"handled_at" timestamp (3) with time zone,
	CONSTRAINT "order_withdrawals_submissionId_unique" UNIQUE("submission_id"),
	CONSTRAINT "order_withdrawals_choiceId_unique" UNIQUE("choice_id"),
	CONSTRAINT "order_withdrawals_refundKey_unique" UNIQUE("refund_key"),
	CONSTRAINT "order_withdrawals_refusal" CHECK (("order_withdrawals"."refused_at" is null) = ("order_withdrawals"."refusal" is null)),
	CONSTRAINT "order_withdrawals_said" CHECK ("order_withdrawals"."articles" <> '' or ("order_withdrawals"."order_id" is not null and jsonb_array_length("order_withdrawals"."pieces") > 0))
);
--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "withdrawal_exception" "withdrawal_exception";--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "withdrawal_notice" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "standard_delivery_cents" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "withdrawal_exception" "withdrawal_exception";--> statement-breakpoint
ALTER TABLE "order_withdrawals" ADD CONSTRAINT "order_withdrawals_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_withdrawals" ADD CONSTRAINT "order_withdrawals_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_withdrawals_order" ON "order_withdrawals" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_withdrawals_open" ON "order_withdrawals" USING btree ("website_id","declared_at") WHERE "order_withdrawals"."refused_at" is null and "order_withdrawals"."handled_at" is null;--> statement-breakpoint
CREATE INDEX "order_withdrawals_declared" ON "order_withdrawals" USING btree ("declared_at");--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_exception" CHECK (("order_items"."withdrawal_exception" is null) = ("order_items"."withdrawal_notice" is null));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_standard_delivery" CHECK ("orders"."standard_delivery_cents" between 0 and "orders"."delivery_cents");