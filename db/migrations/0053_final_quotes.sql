-- What was sent stays as it was sent; that of a quote which nobody accepted can be deleted with it.
CREATE FUNCTION "quote_versions_final"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM quote_acceptances WHERE quote_id = OLD.quote_id) THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'quote_versions is final: % refused', TG_OP USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER "quote_versions_final" BEFORE UPDATE OR DELETE ON "quote_versions" FOR EACH ROW EXECUTE FUNCTION "quote_versions_final"();--> statement-breakpoint
-- Who was signed in is forgotten with their account.
CREATE FUNCTION "quote_acceptances_final"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.user_id IS NULL AND to_jsonb(NEW) - 'user_id' = to_jsonb(OLD) - 'user_id' THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'quote_acceptances is final: % refused', TG_OP USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER "quote_acceptances_final" BEFORE UPDATE OR DELETE ON "quote_acceptances" FOR EACH ROW EXECUTE FUNCTION "quote_acceptances_final"();--> statement-breakpoint
-- An accepted quote is a contract: only what follows from it is written afterwards. Generated columns are null before the write.
CREATE FUNCTION "quotes_final"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  later CONSTANT text[] := ARRAY['project_request_id', 'contact_message_id', 'ticket_id', 'website_id', 'deposit_invoice_id', 'balance_invoice_id', 'subscription_id', 'search'];
BEGIN
  IF TG_OP = 'UPDATE' AND to_jsonb(NEW) - later = to_jsonb(OLD) - later THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'quote % is accepted: % refused', OLD.number, TG_OP USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER "quotes_final" BEFORE UPDATE OR DELETE ON "quotes" FOR EACH ROW WHEN (OLD.status = 'accepted') EXECUTE FUNCTION "quotes_final"();
