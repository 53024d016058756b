-- How far an invoice is on its way to the platform is no part of the document either.
CREATE OR REPLACE FUNCTION "invoices_final"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  later CONSTANT text[] := ARRAY['status', 'credited_cents', 'refused_on', 'last_refusal', 'formal_notice_on', 'paid_on', 'received_on', 'payment_reference', 'transmission'];
BEGIN
  IF TG_OP = 'UPDATE' AND to_jsonb(NEW) - later = to_jsonb(OLD) - later AND NEW.status <> 'draft' THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'invoice % is final: % refused', OLD.number, TG_OP USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
-- What was settled of an order stays.
CREATE FUNCTION "fee_entries_append_only"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'fee_entries is append-only: % refused', TG_OP USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER "fee_entries_append_only" BEFORE UPDATE OR DELETE ON "fee_entries" FOR EACH ROW EXECUTE FUNCTION "fee_entries_append_only"();--> statement-breakpoint
-- Fees are invoiced from the month in which this version began; those of the months before it never are.
INSERT INTO "fee_months" ("month", "closed_at")
VALUES ((date_trunc('month', now() AT TIME ZONE 'Europe/Paris') - interval '1 month')::date, now());
