CREATE TABLE "arrivals" (
	"day" date NOT NULL,
	"source" text NOT NULL,
	"arrivals" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "arrivals_day_source_pk" PRIMARY KEY("day","source"),
	CONSTRAINT "arrivals_positive" CHECK ("arrivals"."arrivals" > 0)
);
--> statement-breakpoint
CREATE TABLE "page_views" (
	"day" date NOT NULL,
	"path" text NOT NULL,
	"views" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "page_views_day_path_pk" PRIMARY KEY("day","path"),
	CONSTRAINT "page_views_positive" CHECK ("page_views"."views" > 0),
	CONSTRAINT "page_views_path" CHECK ("page_views"."path" ~ '^/' and length("page_views"."path") <= 200)
);
