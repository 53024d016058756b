ALTER TABLE "ticket_messages" DROP CONSTRAINT "ticket_messages_body_length";--> statement-breakpoint
ALTER TABLE "ticket_files" ADD COLUMN "message_id" integer;--> statement-breakpoint
ALTER TABLE "ticket_messages" ADD COLUMN "file_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ticket_files" ADD CONSTRAINT "ticket_files_message_id_ticket_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."ticket_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ticket_files_message" ON "ticket_files" USING btree ("message_id");--> statement-breakpoint
ALTER TABLE "ticket_messages" ADD CONSTRAINT "ticket_messages_not_empty" CHECK ("ticket_messages"."body" <> '' or "ticket_messages"."file_count" > 0);--> statement-breakpoint
ALTER TABLE "ticket_messages" ADD CONSTRAINT "ticket_messages_body_length" CHECK (char_length("ticket_messages"."body") <= 10000);