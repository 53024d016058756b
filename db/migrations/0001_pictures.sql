CREATE TYPE "public"."picture_kind" AS ENUM('gallery', 'upload');--> statement-breakpoint
CREATE TABLE "pictures" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pictures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"website_id" integer,
	"kind" "picture_kind" NOT NULL,
	"hash" text NOT NULL,
	"name" text NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"mime" text NOT NULL,
	"bytes" integer NOT NULL,
	"file_key" text NOT NULL,
	"fallback_mime" text NOT NULL,
	"fallback_key" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pictures_hash_unique" UNIQUE("hash"),
	CONSTRAINT "pictures_fileKey_unique" UNIQUE("file_key"),
	CONSTRAINT "pictures_fallbackKey_unique" UNIQUE("fallback_key"),
	CONSTRAINT "pictures_hash_form" CHECK ("pictures"."hash" ~ '^[0-9a-f]{32}$'),
	CONSTRAINT "pictures_size" CHECK ("pictures"."width" > 0 and "pictures"."height" > 0 and "pictures"."bytes" > 0),
	CONSTRAINT "pictures_gallery_has_website" CHECK ("pictures"."kind" <> 'gallery' or "pictures"."website_id" is not null)
);
--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pictures_website" ON "pictures" USING btree ("website_id","kind","id");