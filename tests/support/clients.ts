/** Extends an `insert into users` by a client for each user; returns their ids. */
export const withClients = (insertUsers: string): string =>
  `with person as (${insertUsers} returning id)
   insert into clients (id, owner_id) select id, id from person returning id`
