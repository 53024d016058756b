-- By hand: in another order, as the old column is the primary key until it is gone. A link that was mailed before is dead:
-- its account can ask for another one.
DELETE FROM "account_tokens";--> statement-breakpoint
ALTER TABLE "account_tokens" DROP COLUMN "token_hash";--> statement-breakpoint
ALTER TABLE "account_tokens" ADD COLUMN "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "is_sample" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- By hand: the sample accounts that are there already. Nobody can sign up as an administrator with the id 1.
UPDATE "users" SET "is_sample" = true
WHERE ("id", "email") IN ((1, 'admin@ostal.example'), (2, 'camille@ostal.example'), (3, 'julien@ostal.example'), (4, 'moderateur@ostal.example'))
  AND EXISTS (SELECT 1 FROM "users" WHERE "id" = 1 AND "email" = 'admin@ostal.example' AND "role" = 'ADMIN');
