CREATE TABLE "first_orders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "first_orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"order_id" integer,
	"since" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "network_hash" text;--> statement-breakpoint
ALTER TABLE "first_orders" ADD CONSTRAINT "first_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "first_orders_key" ON "first_orders" USING btree ("key","since");--> statement-breakpoint
CREATE INDEX "first_orders_order" ON "first_orders" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "first_orders_since" ON "first_orders" USING btree ("since");--> statement-breakpoint
CREATE INDEX "orders_network" ON "orders" USING btree ("network_hash") WHERE "orders"."network_hash" is not null;