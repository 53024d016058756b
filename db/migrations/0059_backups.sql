CREATE TABLE "backups" (
	"at" timestamp (3) with time zone PRIMARY KEY NOT NULL,
	"bytes" bigint NOT NULL,
	CONSTRAINT "backups_bytes" CHECK ("backups"."bytes" > 0)
);
