CREATE TABLE "quote_withdrawals" (
	"quote_id" integer PRIMARY KEY NOT NULL,
	"on" date NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"recorded_by" integer,
	"kept_cents" integer,
	"kept_reason" text,
	CONSTRAINT "quote_withdrawals_kept" CHECK ("quote_withdrawals"."kept_cents" >= 0),
	CONSTRAINT "quote_withdrawals_reason" CHECK (coalesce("quote_withdrawals"."kept_cents", 0) = 0 or char_length("quote_withdrawals"."kept_reason") between 1 and 1000)
);
--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "vat_confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "vat_confirmed_by" integer;--> statement-breakpoint
ALTER TABLE "contract_offers" ADD COLUMN "owes_vat" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "stopped_on" date;--> statement-breakpoint
ALTER TABLE "recurring_lines" ADD COLUMN "announced_for" date;--> statement-breakpoint
ALTER TABLE "quote_withdrawals" ADD CONSTRAINT "quote_withdrawals_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_withdrawals" ADD CONSTRAINT "quote_withdrawals_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quote_withdrawals_recorded_by" ON "quote_withdrawals" USING btree ("recorded_by");--> statement-breakpoint
CREATE INDEX "quote_withdrawals_open" ON "quote_withdrawals" USING btree ("quote_id") WHERE "quote_withdrawals"."kept_cents" is null;--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_vat_confirmed_by_users_id_fk" FOREIGN KEY ("vat_confirmed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "clients_vat_confirmed_by" ON "clients" USING btree ("vat_confirmed_by");--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_vat_confirmed" CHECK ("clients"."vat_confirmed_at" is null or "clients"."vat_number" is not null);