-- A document that was given out stays as it is for ten years: it is written once.
CREATE FUNCTION "invoice_documents_kept"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'invoice_documents is written once: % refused', TG_OP USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER "invoice_documents_kept" BEFORE UPDATE OR DELETE ON "invoice_documents" FOR EACH ROW EXECUTE FUNCTION "invoice_documents_kept"();--> statement-breakpoint
CREATE TRIGGER "invoice_documents_never_emptied" BEFORE TRUNCATE ON "invoice_documents" FOR EACH STATEMENT EXECUTE FUNCTION "invoice_documents_kept"();--> statement-breakpoint
-- A draft has no document.
CREATE FUNCTION "invoice_documents_issued"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM invoices WHERE id = NEW.invoice_id AND number IS NOT NULL) THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'invoice % has no number yet', NEW.invoice_id USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER "invoice_documents_issued" BEFORE INSERT ON "invoice_documents" FOR EACH ROW EXECUTE FUNCTION "invoice_documents_issued"();
