CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"action" text NOT NULL,
	"actor_type" text NOT NULL,
	"actor_id" integer,
	"actor_role" text,
	"viewed_by" integer,
	"job" text,
	"on_behalf_of" integer,
	"subject_type" text NOT NULL,
	"subject_id" text NOT NULL,
	"request_id" text NOT NULL,
	"network" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"refused_caller" text,
	"refused_minute" timestamp (3) with time zone,
	CONSTRAINT "audit_log_refusal" CHECK (("audit_log"."refused_caller" is null) = ("audit_log"."refused_minute" is null))
);
--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject_type","subject_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "audit_log_one_refusal_a_minute" ON "audit_log" USING btree ("refused_caller","action","refused_minute") WHERE "audit_log"."refused_caller" is not null;--> statement-breakpoint
-- By hand: drizzle knows no triggers. The nightly job deletes what is older than a year; nothing else ever changes.
CREATE FUNCTION "audit_log_append_only"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD.at < now() - interval '1 year' THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'audit_log is append-only: % refused', TG_OP USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER "audit_log_append_only" BEFORE UPDATE OR DELETE ON "audit_log" FOR EACH ROW EXECUTE FUNCTION "audit_log_append_only"();--> statement-breakpoint
CREATE TRIGGER "audit_log_never_emptied" BEFORE TRUNCATE ON "audit_log" FOR EACH STATEMENT EXECUTE FUNCTION "audit_log_append_only"();
