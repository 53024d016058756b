insert into users (id, email, password_hash, first_name, last_name, phone, role, color, stripe_account_id, email_confirmed_at, terms_accepted_at, marketing_accepted_at, created_at)
overriding system value
values
  (1, 'admin@ostal.example', 'none', 'Mireille', 'Vidal', '+33 4 67 00 00 01', 'ADMIN', '2f68ed', null, '2026-11-21 23:48:55.307+00', '2026-11-21 23:48:55.307+00', null, '2026-11-21 23:48:55.035+00'),
  (2, 'camille@ostal.example', 'none', 'Camille', 'Roussel', '+33 6 12 34 56 78', 'USER', '2f68ed', 'acct_camille_ostal', '2026-11-21 23:48:55.307+00', '2026-11-21 23:48:55.307+00', null, '2026-11-21 23:48:55.035+00'),
  (3, 'julien@ostal.example', 'none', 'Julien', 'Fabre', '+33 6 98 76 54 32', 'USER', 'c2410c', null, '2026-11-21 23:48:55.307+00', '2026-11-21 23:48:55.307+00', null, '2026-11-21 23:48:55.035+00'),
  (4, 'moderateur@ostal.example', 'none', 'Inès', 'Garrigue', '+33 4 67 00 00 02', 'MODERATOR', '0f766e', null, '2026-11-21 23:48:55.307+00', '2026-11-21 23:48:55.307+00', null, '2026-11-21 23:48:55.035+00');

insert into subscriptions (id, user_id, name, plan, payment_plan, price_cents, due_date, status, created_at)
overriding system value
values
  (1, 2, 'La Table de Camille', 'premium', 'monthly', 5900, '2026-12-03', 'active', '2026-11-21 23:48:55.035+00'),
  (2, 2, 'Épicerie Roussel', 'enterprise', 'yearly', 112000, '2027-04-13', 'active', '2026-11-21 23:48:55.035+00'),
  (3, 3, 'Fabre Menuiserie', 'basic', 'monthly', 3500, '2026-11-18', 'late', '2026-11-21 23:48:55.035+00');

insert into websites (id, user_id, subscription_id, name, url, image_url, status, created_at)
overriding system value
values
  (1, 2, 1, 'La Table de Camille', 'https://latabledecamille.example', null, 'active', '2026-11-21 23:48:55.035+00'),
  (2, 2, 2, 'Épicerie Roussel', 'https://epicerie-roussel.example', null, 'active', '2026-11-21 23:48:55.035+00'),
  (3, 3, 3, 'Fabre Menuiserie', 'https://fabre-menuiserie.example', null, 'active', '2026-11-21 23:48:55.035+00'),
  (4, 2, null, 'Carnet de recettes', 'https://carnet-de-recettes.example', null, 'inactive', '2026-11-21 23:48:55.035+00');

insert into testimonials (id, website_id, position, active, created_at, updated_at, content, customer_name, customer_role)
overriding system value
values
  (1, 1, 1, true, '2026-11-21 23:48:55.035+00', '2026-11-21 23:48:55.035+00', 'Le menu du midi change chaque semaine et je n’ai jamais été déçue. Le velouté de courge est un régal.', 'Sophie Lacaze', 'Habituée du midi'),
  (2, 1, 2, true, '2026-11-21 23:48:55.035+00', '2026-11-21 23:48:55.035+00', 'Une adresse trouvée par hasard en visitant Montpellier. Accueil chaleureux, agneau fondant : nous reviendrons.', 'Marc Delmas', 'Client de passage'),
  (3, 1, 3, true, '2026-11-21 23:48:55.035+00', '2026-11-21 23:48:55.035+00', 'Nous étions dix-huit pour les 80 ans de ma mère. Tout était prêt à l’heure et chacun a trouvé son bonheur.', 'Nadia Benali', 'Organisatrice d’un repas de famille'),
  (4, 1, 4, true, '2026-11-21 23:48:55.035+00', '2026-11-21 23:48:55.035+00', 'La carte des vins fait la part belle aux petits domaines de l’Hérault. De très bons conseils à table.', 'Étienne Caumes', 'Amateur de vins'),
  (5, 1, 5, true, '2026-11-21 23:48:55.035+00', '2026-11-21 23:48:55.035+00', 'Le brunch du lendemain de notre mariage s’est tenu en terrasse. Nos invités en parlent encore.', 'Claire et Hugo', 'Jeunes mariés'),
  (6, 1, 6, true, '2026-11-21 23:48:55.035+00', '2026-11-21 23:48:55.035+00', 'On y mange bien, mais pensez à réserver le samedi soir : la salle est vite pleine.', 'Jean-Paul Rieu', 'Voisin'),
  (7, 1, 7, false, '2026-11-21 23:48:55.035+00', '2026-11-21 23:48:55.035+00', 'Très bon dessert aux figues. Avis à relire avant de le montrer.', 'Amandine T.', 'Cliente'),
  (8, 1, 8, false, '2026-11-21 23:48:55.035+00', '2026-11-21 23:48:55.035+00', 'Service un peu long le 14 juillet, mais l’équipe s’est rattrapée avec un digestif offert.', 'Lucas Ferrand', 'Client'),
  (9, 3, 1, true, '2026-11-21 23:48:55.035+00', '2026-11-21 23:48:55.035+00', 'Des volets refaits à l’identique, posés en une journée. Travail soigné.', 'Odile Serres', 'Particulière à Castries');

insert into staff_members (id, website_id, position, active, created_at, updated_at, name, role, description)
overriding system value
values
  (1, 1, 1, true, '2026-11-21 23:48:55.035+00', '2026-11-21 23:48:55.035+00', 'Camille Roussel', 'Cheffe et propriétaire', 'Formée à Lyon, revenue au pays en 2016 pour cuisiner les produits de la garrigue.'),
  (2, 1, 2, true, '2026-11-21 23:48:55.035+00', '2026-11-21 23:48:55.035+00', 'Bastien Pujol', 'Second de cuisine', 'Il veille sur les cuissons et sur le four à pain.'),
  (3, 1, 3, true, '2026-11-21 23:48:55.035+00', '2026-11-21 23:48:55.035+00', 'Yasmine Haddad', 'Cheffe de salle', 'Elle connaît le prénom de tous les habitués.'),
  (4, 1, 4, false, '2026-11-21 23:48:55.035+00', '2026-11-21 23:48:55.035+00', 'Théo Marsal', 'Apprenti pâtissier', null),
  (5, 1, 5, false, '2026-11-21 23:48:55.035+00', '2026-11-21 23:48:55.035+00', 'Lina Costa', 'Sommelière (en saison)', 'De retour en mai pour la terrasse.'),
  (6, 3, 1, true, '2026-11-21 23:48:55.035+00', '2026-11-21 23:48:55.035+00', 'Julien Fabre', 'Menuisier ébéniste', null);

insert into events (id, website_id, position, active, created_at, updated_at, title, description, event_date, end_date)
overriding system value
values
  (1, 1, 1, true, '2026-11-21 23:48:55.035+00', '2026-11-21 23:48:55.035+00', 'Soirée vins et tapas', 'Six vins de l’Hérault, six bouchées. 35 € par personne, sur réservation.', '2026-12-03', null),
  (2, 1, 2, true, '2026-11-21 23:48:55.035+00', '2026-11-21 23:48:55.035+00', 'Semaine de la truffe', 'Un menu en cinq services autour de la truffe noire d’Uzès.', '2026-12-17', '2026-12-23'),
  (3, 1, 3, true, '2026-11-21 23:48:55.035+00', '2026-11-21 23:48:55.035+00', 'Atelier de cuisine pour enfants', 'Un mercredi après-midi pour préparer, puis goûter, une tarte de saison. Dès 7 ans.', '2026-12-31', null),
  (4, 1, 4, false, '2026-11-21 23:48:55.035+00', '2026-11-21 23:48:55.035+00', 'Fête des vendanges', 'Grande tablée en terrasse, musique et moût de raisin.', '2026-10-07', '2026-10-08'),
  (5, 1, 5, false, '2026-11-21 23:48:55.035+00', '2026-11-21 23:48:55.035+00', 'Menu du réveillon', 'La carte est en cours d’écriture.', '2027-01-20', null),
  (6, 3, 1, true, '2026-11-21 23:48:55.035+00', '2026-11-21 23:48:55.035+00', 'Portes ouvertes de l’atelier', 'Visite de l’atelier et démonstration de tournage sur bois.', '2026-12-11', '2026-12-12');

insert into pictures (id, website_id, kind, hash, name, alt, width, height, mime, bytes, file_key, fallback_mime, fallback_key, created_at, position, testimonial_id, staff_member_id, event_id, small_key, medium_key)
overriding system value
values
  (1, 1, 'gallery', 'd38f9cc0a1a7ce18ba5adb97cfbe17f0', 'Lumière du matin', 'Lumière du matin', 1600, 1200, 'image/webp', 11550, 'poC782q91RctvtmEHmkTyNRceFB0H4Kbl5gtdkaXIw7AsfLr', 'image/jpeg', 'poC782q91Rct908KhX5LbKAQRBUtJErpSx95al20y8gZPnV1', '2026-11-21 23:49:04.231+00', 7, null, null, null, 'poC782q91RctgdRbl0HokyKUqzahfu45D7xrAeTYsQlt8pv2', 'poC782q91Rct5jIf7lYTPKxSR3z8JH6GZEhWueFkjtqfoCvd'),
  (2, 1, 'gallery', 'fe91036ff8f0a6a1939a67a7a8382163', 'La garrigue en été', 'La garrigue en été', 1200, 1600, 'image/webp', 10608, 'poC782q91RctnQMzx5Kn6HZJ8uxmo5OTbtLNivYaXz7hpjP1', 'image/jpeg', 'poC782q91RctIRem01u86yVOLS1mC4RiEWANwctFlsHKxUJ7', '2026-11-21 23:49:06.138+00', 2, null, null, null, 'poC782q91RctZgOTa51wTrn5Whyk3BMIxJ4mVRpYg9SdGifz', 'poC782q91Rct4ukNurhTMPGouFElC8VWNdJbpc4n7B2HiyLa'),
  (3, 1, 'gallery', 'c20367fb10951b0891208bde8c73aae0', 'Soir sur l’étang', 'Soir sur l’étang', 1600, 1200, 'image/webp', 13348, 'poC782q91RctfwTfYQ4WV4bvkEYlUjprFyuD6s5GdSgXchaL', 'image/jpeg', 'poC782q91RctXaSybmjIWBPVz1K3oi8r6tGZmjqFdAChenUa', '2026-11-21 23:49:08.038+00', 3, null, null, null, 'poC782q91RctA5rPbmNUNDdSeyHLQkZzRrmxsWXhYKqvGwa0', 'poC782q91Rct6imAGrE69fHjg4rl1I50Yas2JebvLZitPUNn'),
  (4, 1, 'gallery', 'cb3bd08f69ec4b5ab802771b75c48e59', 'Sel et sable', 'Sel et sable', 1600, 1200, 'image/webp', 11226, 'poC782q91Rct6tVpM3E69fHjg4rl1I50Yas2JebvLZitPUNn', 'image/jpeg', 'poC782q91Rctm1MkOXetEul7iD40WdsNO1LVkqT8YUAJzM3S', '2026-11-21 23:49:08.958+00', 4, null, null, null, 'poC782q91RctHZsfyjmZQ2ds6G4PWXhOR3SJqN8wo7vFtczB', 'poC782q91RctcL9gatZgyfHubdzq4srx1KiJ86FvmAZNltIe'),
  (5, 1, 'gallery', '0a3f10836c91e645c0cd588525e1a23a', 'Le bleu du large', 'Le bleu du large', 1600, 1200, 'image/webp', 11412, 'poC782q91RctAw9V3XNUNDdSeyHLQkZzRrmxsWXhYKqvGwa0', 'image/jpeg', 'poC782q91RctHnsctTmZQ2ds6G4PWXhOR3SJqN8wo7vFtczB', '2026-11-21 23:49:10.093+00', 5, null, null, null, 'poC782q91RctmsNiZQetEul7iD40WdsNO1LVkqT8YUAJzM3S', 'poC782q91Rct9BmFqfK5LbKAQRBUtJErpSx95al20y8gZPnV'),
  (6, 1, 'gallery', '88451ed234ee049aa736b14e93b9bdc8', 'Vendanges', 'Vendanges', 1200, 1600, 'image/webp', 10608, 'poC782q91Rct31yaZdvzACnV9RNqm1HWsZcMSPJ74iuyfh8Y', 'image/jpeg', 'poC782q91RctODVWXcsKqjEdwsWyLgMz83FPr5ifaTBnDec1', '2026-11-21 23:49:11.473+00', 6, null, null, null, 'poC782q91Rct6cv48NE69fHjg4rl1I50Yas2JebvLZitPUNn', 'poC782q91RctPPjh0g7uxwSdoYa4N7DHVjrETfFvg6WJ1leR'),
  (7, 1, 'gallery', '755233401cbd4708c61e835b88a42287', 'Figues et miel', 'Figues et miel', 1600, 1200, 'image/webp', 13438, 'poC782q91RctCPJmJugseOX2jxl3JkfdMCquAIabh57801QT', 'image/jpeg', 'poC782q91RctZoZW4bwTrn5Whyk3BMIxJ4mVRpYg9SdGifzP', '2026-11-21 23:49:12.622+00', 8, null, null, null, 'poC782q91RctrAeXTephOPwCQeyRLmZJap3lx4SUbvd0712B', 'poC782q91RctO0LpAPCsKqjEdwsWyLgMz83FPr5ifaTBnDec'),
  (8, 1, 'gallery', '4d79053b758a1c28f63123f901e431dd', 'Oliviers sous le vent', 'Oliviers sous le vent', 1600, 1200, 'image/webp', 9676, 'poC782q91RctbtjqPdSHqbVLGConjp7stPcDM2WrQZ1FRvd6', 'image/jpeg', 'poC782q91Rct9nHgEp5LbKAQRBUtJErpSx95al20y8gZPnV1', '2026-11-21 23:49:13.656+00', 9, null, null, null, 'poC782q91RctIE1OAHu86yVOLS1mC4RiEWANwctFlsHKxUJ7', 'poC782q91RctgRIznkHokyKUqzahfu45D7xrAeTYsQlt8pv2'),
  (9, 1, 'gallery', '012e0d2710c33f4ef6da3a3e3342208a', 'Nuit de fête', 'Nuit de fête', 1600, 1200, 'image/webp', 12554, 'poC782q91RctwDAS3MCCtREHyfG2eKwLnYX61ZchMmJPaDoV', 'image/jpeg', 'poC782q91Rcta5ZzpifkIlcCDSZF4HJTr36A9Ewd2vNWBhYO', '2026-11-21 23:49:14.553+00', 10, null, null, null, 'poC782q91RctSvF7P7X6Ba5WQAlPq1YtTmx9HpjOw3Z0d4Mv', 'poC782q91RctrG3BLlphOPwCQeyRLmZJap3lx4SUbvd0712B'),
  (10, 1, 'gallery', '8058d45fc13d1a679925aeee4b972763', 'Terre cuite', 'Terre cuite', 1200, 1600, 'image/webp', 11238, 'poC782q91RctZUlDXDwTrn5Whyk3BMIxJ4mVRpYg9SdGifzP', 'image/jpeg', 'poC782q91Rctg6jbZnHokyKUqzahfu45D7xrAeTYsQlt8pv2', '2026-11-21 23:49:15.358+00', 11, null, null, null, 'poC782q91RctMzWnzrUlUvHyExZbteYsMTaFJp172OgKnokq', 'poC782q91RctCvZIMngseOX2jxl3JkfdMCquAIabh57801QT'),
  (11, 1, 'gallery', '7afd4bbc843b9b18604b84d577c5d67f', 'Citrons de Sète', 'Citrons de Sète', 1600, 1200, 'image/webp', 13160, 'poC782q91Rctd5awFt1XChuMyeblYQn7HDVxpKZSFLijNA52', 'image/jpeg', 'poC782q91RctPZCaOwi7uxwSdoYa4N7DHVjrETfFvg6WJ1le', '2026-11-21 23:49:16.105+00', 12, null, null, null, 'poC782q91Rcte1cZwtXtTBELpI2yDobROk3ena6AhMsw4rxq', 'poC782q91RctKbK0U9OFuaSOe6TkYrNM9E345qHIt1QDfKZB'),
  (12, 1, 'gallery', 'b8b017cc39225e75faf4a382247b62fd', 'Premier givre', 'Premier givre', 1600, 1200, 'image/webp', 10486, 'poC782q91RctgGSGO6HokyKUqzahfu45D7xrAeTYsQlt8pv2', 'image/jpeg', 'poC782q91RctPtfRF17uxwSdoYa4N7DHVjrETfFvg6WJ1leR', '2026-11-21 23:49:16.663+00', 1, null, null, null, 'poC782q91Rctb82Nw4SHqbVLGConjp7stPcDM2WrQZ1FRvd6', 'poC782q91Rctf1dv1Z4WV4bvkEYlUjprFyuD6s5GdSgXchaL'),
  (13, 1, 'testimonials', 'fc27b4388d340aa16f96cae98e741290', 'photo.jpg', '', 800, 800, 'image/webp', 7610, 'poC782q91RctIhM4PXu86yVOLS1mC4RiEWANwctFlsHKxUJ7', 'image/jpeg', 'poC782q91RctqkkBQFq3Imz5bPUMBS2s6N7Wofn8OaFjuEDY', '2026-11-21 23:49:17.182+00', null, 1, null, null, 'poC782q91Rctbv1IiASHqbVLGConjp7stPcDM2WrQZ1FRvd6', null),
  (14, 1, 'testimonials', 'ae904d879423ab7e37769af6584f0bcc', 'photo.jpg', '', 800, 800, 'image/webp', 6230, 'poC782q91RctWfZED6ll6q1jF75XuzkeLgNIYv0HyGZCMPhp', 'image/jpeg', 'poC782q91RctE5eEcTVdbXMe34JvwiU8tDrjazKCk7A5m6Gf', '2026-11-21 23:49:17.519+00', null, 2, null, null, 'poC782q91Rctahhio4BfkIlcCDSZF4HJTr36A9Ewd2vNWBhY', null),
  (15, 1, 'testimonials', '7bca4656d55654f2e1d33d4206980ccb', 'photo.jpg', '', 800, 800, 'image/webp', 6304, 'poC782q91RctYkO220BLonvKVpESxzXYlgIReWN2mCM8ODtT', 'image/jpeg', 'poC782q91RctmXxq7JetEul7iD40WdsNO1LVkqT8YUAJzM3S', '2026-11-21 23:49:17.8+00', null, 4, null, null, 'poC782q91RcthCTPu4Fnh1txcrqZ7JviaHFsy3UYfoTbku60', null),
  (16, 1, 'staff', '122b6c5b65d106b7a5e505b3cdbe8cb6', 'photo.jpg', '', 800, 800, 'image/webp', 7072, 'poC782q91RctMIPsYfUlUvHyExZbteYsMTaFJp172OgKnokq', 'image/jpeg', 'poC782q91Rcthux3Y1Fnh1txcrqZ7JviaHFsy3UYfoTbku60', '2026-11-21 23:49:18.276+00', null, null, 1, null, 'poC782q91RctYV9WfbBLonvKVpESxzXYlgIReWN2mCM8ODtT', null),
  (17, 1, 'staff', 'cff2f4a6c5cf0b01e67ef8e0a2817819', 'photo.jpg', '', 800, 800, 'image/webp', 6534, 'poC782q91RctXx7N6xjIWBPVz1K3oi8r6tGZmjqFdAChenUa', 'image/jpeg', 'poC782q91Rctv1ZtMN8kTyNRceFB0H4Kbl5gtdkaXIw7AsfL', '2026-11-21 23:49:18.544+00', null, null, 2, null, 'poC782q91Rctr3qcirBphOPwCQeyRLmZJap3lx4SUbvd0712', null),
  (18, 1, 'staff', 'ea84478021ed532f9c36cd5709b640e7', 'photo.jpg', '', 800, 800, 'image/webp', 7308, 'poC782q91RcthuSYYgZFnh1txcrqZ7JviaHFsy3UYfoTbku6', 'image/jpeg', 'poC782q91RctXieMLejIWBPVz1K3oi8r6tGZmjqFdAChenUa', '2026-11-21 23:49:19.107+00', null, null, 3, null, 'poC782q91RctgFEeK1HokyKUqzahfu45D7xrAeTYsQlt8pv2', null),
  (19, 1, 'events', 'c9895fe89ed0b2338693fee8ee0eac34', 'photo.jpg', '', 1600, 1200, 'image/webp', 11950, 'poC782q91RctrgDlbSphOPwCQeyRLmZJap3lx4SUbvd0712B', 'image/jpeg', 'poC782q91RctPN128L7uxwSdoYa4N7DHVjrETfFvg6WJ1leR', '2026-11-21 23:49:20.385+00', null, null, null, 1, 'poC782q91Rct9pguPf5LbKAQRBUtJErpSx95al20y8gZPnV1', 'poC782q91Rctw17TJ7CCtREHyfG2eKwLnYX61ZchMmJPaDoV'),
  (20, 1, 'events', '6a1a19dca6a0f92c45c9611a3514dd30', 'photo.jpg', '', 1600, 1200, 'image/webp', 11226, 'poC782q91RcteTBiSJtXtTBELpI2yDobROk3ena6AhMsw4rx', 'image/jpeg', 'poC782q91RctylBKmvMwaN7yYboI2msTrWeqtlPKnUjRf40g', '2026-11-21 23:49:21.621+00', null, null, null, 2, 'poC782q91RctggaWcFHokyKUqzahfu45D7xrAeTYsQlt8pv2', 'poC782q91RcttR521JnamTclfzndDENQqYvH5bBrIeXSRw4y'),
  (21, null, 'upload', '83804d0c975db84dfbad48dec0729818', 'Bannière', 'Bannière', 64, 48, 'image/webp', 86, 'poC782q91RctgeKky0YHokyKUqzahfu45D7xrAeTYsQlt8pv', 'image/jpeg', 'poC782q91RctrSYvGQphOPwCQeyRLmZJap3lx4SUbvd0712B', '2026-11-21 23:49:21.741+00', null, null, null, null, null, null),
  (22, 1, 'upload', '826eeb043458448cca5c63f6c2bbdc0a', 'Bannière', 'Bannière', 64, 48, 'image/webp', 86, 'poC782q91RctrTIYCSphOPwCQeyRLmZJap3lx4SUbvd0712B', 'image/jpeg', 'poC782q91RctdlctgA31XChuMyeblYQn7HDVxpKZSFLijNA5', '2026-11-21 23:49:21.771+00', null, null, null, null, null, null),
  (23, 3, 'upload', '144343eba617bdfe3948404dc762af24', 'Bannière', 'Bannière', 64, 48, 'image/webp', 86, 'poC782q91RctqY7O2w3Imz5bPUMBS2s6N7Wofn8OaFjuEDYw', 'image/jpeg', 'poC782q91RctCpNYR7gseOX2jxl3JkfdMCquAIabh57801QT', '2026-11-21 23:49:21.799+00', null, null, null, null, null, null),
  (24, null, 'upload', 'e0e9f65f1b355543268f27ffd1d0d607', 'Bannière', 'Bannière', 64, 48, 'image/webp', 86, 'poC782q91Rctv3TsuDkTyNRceFB0H4Kbl5gtdkaXIw7AsfLr', 'image/jpeg', 'poC782q91Rcty5o8jCMwaN7yYboI2msTrWeqtlPKnUjRf40g', '2026-11-21 23:49:21.822+00', null, null, null, null, null, null),
  (25, 3, 'gallery', 'fd55257c6846dcf18cfdee965207f475', 'établi.jpg', '', 64, 48, 'image/webp', 86, 'poC782q91RctW0OZnQll6q1jF75XuzkeLgNIYv0HyGZCMPhp', 'image/jpeg', 'poC782q91Rct3oIJiTvzACnV9RNqm1HWsZcMSPJ74iuyfh8Y', '2026-11-21 23:49:21.886+00', 1, null, null, null, null, null),
  (26, 3, 'gallery', '212327d115496477a8bde40109c1ad61', 'cour.jpg', '', 64, 48, 'image/webp', 86, 'poC782q91RctshCTAGR2V7avctMBsNT3C1ySxbrWUwQYkmfA', 'image/jpeg', 'poC782q91Rct1smv2lW9HcIir0GJVKq3omt2XP4n6jahbwOD', '2026-11-21 23:49:21.886+00', 2, null, null, null, null, null),
  (27, 1, 'testimonials', '15bcdb3f3b9d6fd71ec05470d24a1583', 'Une autre', 'Une autre', 64, 48, 'image/webp', 86, 'poC782q91RctCPr6QOgseOX2jxl3JkfdMCquAIabh57801QT', 'image/jpeg', 'poC782q91RctkPyWbRdmYRtKP0FZp7HzXEbG3NvnaluTU8yJ', '2026-11-21 23:49:21.929+00', null, 1, null, null, null, null),
  (28, 1, 'staff', 'c399289fd89c7f5b849f52ab0837021c', 'Une autre', 'Une autre', 64, 48, 'image/webp', 86, 'poC782q91RctEadb30VdbXMe34JvwiU8tDrjazKCk7A5m6Gf', 'image/jpeg', 'poC782q91RctmUFwKhetEul7iD40WdsNO1LVkqT8YUAJzM3S', '2026-11-21 23:49:21.958+00', null, null, 1, null, null, null),
  (29, 1, 'events', 'fcb5e28f328e825c63517ed0b64d4369', 'Une autre', 'Une autre', 64, 48, 'image/webp', 86, 'poC782q91RctMIdfBcUlUvHyExZbteYsMTaFJp172OgKnokq', 'image/jpeg', 'poC782q91RctwaezhhCCtREHyfG2eKwLnYX61ZchMmJPaDoV', '2026-11-21 23:49:21.985+00', null, null, null, 1, null, null);

insert into uploads (id, user_id, purpose, website_id, entry_id, name, bytes, state, file_key, picture_id, error_code, error, claimed_at, created_at)
values
  ('6badcd58-1915-4db9-9a5f-5ccf55019936', 2, 'gallery', 1, null, 'salle.jpg', 1000, 'done', 'raw-done', 1, null, null, null, '2026-11-21 23:49:22.08+00'),
  ('ab4b5f43-054a-4ad4-acb7-5e5b12e5f956', 2, 'staff', null, 1, 'camille.jpg', 1000, 'waiting', 'raw-waiting', null, null, null, null, '2026-11-21 23:49:22.08+00');

