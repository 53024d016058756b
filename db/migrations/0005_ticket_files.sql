CREATE TABLE "ticket_files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ticket_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"ticket_id" integer NOT NULL,
	"uploader_id" integer NOT NULL,
	"name" text NOT NULL,
	"bytes" integer NOT NULL,
	"mime" text NOT NULL,
	"file_key" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ticket_files_fileKey_unique" UNIQUE("file_key"),
	CONSTRAINT "ticket_files_name_length" CHECK (char_length("ticket_files"."name") between 1 and 200),
	CONSTRAINT "ticket_files_size" CHECK ("ticket_files"."bytes" > 0)
);
--> statement-breakpoint
ALTER TABLE "ticket_files" ADD CONSTRAINT "ticket_files_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_files" ADD CONSTRAINT "ticket_files_uploader_id_users_id_fk" FOREIGN KEY ("uploader_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ticket_files_ticket" ON "ticket_files" USING btree ("ticket_id","id");