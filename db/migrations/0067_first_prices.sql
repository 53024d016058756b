-- A change of a product sets updated_at, so its price is at least as old as that.
INSERT INTO "product_prices" ("product_id", "price_cents", "since")
SELECT "id", CASE WHEN "active" THEN "price_cents" END, "updated_at" FROM "products";--> statement-breakpoint
-- A shop's manufacturer and warnings stand in the list of its products.
CREATE CONSTRAINT TRIGGER "shops_raise_list" AFTER UPDATE OF "manufacturer_name", "manufacturer_address", "manufacturer_contact", "manufacturer_outside_eu", "responsible_name", "responsible_address", "responsible_contact", "warnings" ON "shops" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "raise_list_versions"('products');
