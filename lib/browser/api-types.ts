/**
 * The types of the API, made from its description at /api/openapi.json: see docs/api-client.md.
 * Made by a program: do not change them here.
 */

export interface paths {
    "/auth/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Savoir si la session est ouverte et si elle est celle d’un administrateur
         * @description Accès : tout le monde
         */
        get: operations["authStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirmer son adresse e-mail avec le lien reçu
         * @description Accès : tout le monde
         */
        post: operations["confirmEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/forgot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Recevoir un lien pour choisir un nouveau mot de passe
         * @description Accès : tout le monde
         */
        post: operations["forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Se connecter
         * @description Accès : tout le monde
         */
        post: operations["logIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Se déconnecter
         * @description Accès : tout le monde
         */
        post: operations["logOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Obtenir un nouveau jeton d’accès avec le cookie de session
         * @description Accès : tout le monde
         */
        post: operations["refreshToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choisir un nouveau mot de passe avec le lien reçu
         * @description Accès : tout le monde
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/signup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Créer un compte client
         * @description Accès : tout le monde
         */
        post: operations["signUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/color": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changer sa couleur d’accent
         * @description Accès : avec une session
         */
        post: operations["changeColor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changer son mot de passe
         * @description Accès : avec une session
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Télécharger ses données : JSON et fichiers dans une archive zip
         * @description Accès : avec une session
         */
        post: operations["exportOwnData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lire son compte
         * @description Accès : avec une session
         */
        get: operations["ownInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/fees/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Modifier tout ou partie de la règle de ce numéro
         * @description Accès : l’administration (ADMIN)
         */
        put: operations["updateFeeRule"];
        /**
         * Ajouter une règle au compte de ce numéro
         * @description Accès : l’administration (ADMIN)
         */
        post: operations["createFeeRule"];
        /**
         * Supprimer la règle de ce numéro
         * @description Accès : l’administration (ADMIN)
         */
        delete: operations["deleteFeeRule"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/fees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lister les règles de frais d’un compte, par montant minimum
         * @description Accès : l’administration (ADMIN)
         */
        get: operations["listFeeRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/anonymisation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Anonymiser le compte d’un client : ses factures restent, la personne est oubliée
         * @description Accès : l’administration (ADMIN)
         */
        post: operations["anonymiseUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Donner un nouveau mot de passe à un compte, ce qui ferme ses sessions
         * @description Accès : l’administration (ADMIN)
         */
        post: operations["changeUserPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Créer un compte, avec un mot de passe ou une invitation par e-mail
         * @description Accès : l’administration (ADMIN)
         */
        post: operations["createUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Modifier un compte, en partie ou en entier
         * @description Accès : l’administration (ADMIN)
         */
        put: operations["updateUser"];
        post?: never;
        /**
         * Supprimer un compte dont rien ne dépend
         * @description Accès : l’administration (ADMIN)
         */
        delete: operations["deleteUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lister les comptes, le plus récent d’abord
         * @description Accès : l’administration (ADMIN)
         */
        get: operations["listUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/websites/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lister tous les sites, le plus ancien d’abord
         * @description Accès : l’administration (ADMIN)
         */
        get: operations["allWebsites"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/websites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ajouter le site d’un client
         * @description Accès : l’administration (ADMIN)
         */
        post: operations["createWebsite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/websites/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lire un site
         * @description Accès : avec une session, ou une clé du site (lecture)
         */
        get: operations["getWebsite"];
        /**
         * Modifier tout ou partie d’un site
         * @description Accès : l’administration (ADMIN)
         */
        put: operations["updateWebsite"];
        post?: never;
        /**
         * Supprimer un site avec son contenu
         * @description Accès : l’administration (ADMIN)
         */
        delete: operations["deleteWebsite"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/websites/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lister ses sites
         * @description Accès : avec une session
         */
        get: operations["ownWebsites"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/websites/status/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mettre son site hors ligne, ou le remettre en ligne
         * @description Accès : avec une session
         */
        put: operations["switchWebsite"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/{id}/change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Voir quand une autre formule prendrait effet et ce qu’elle coûterait aujourd’hui
         * @description Accès : avec une session
         */
        get: operations["previewChange"];
        put?: never;
        /**
         * Changer de formule ou de rythme, au montant que l’aperçu a donné ; `url` : la page où il reste à payer
         * @description Accès : avec une session
         */
        post: operations["changeSubscription"];
        /**
         * Annuler un changement qui attend la période suivante ou son paiement
         * @description Accès : avec une session
         */
        delete: operations["cancelChange"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lire un abonnement
         * @description Accès : avec une session
         */
        get: operations["getSubscription"];
        /**
         * Modifier tout ou partie d’un abonnement
         * @description Accès : l’administration (ADMIN)
         */
        put: operations["updateSubscription"];
        post?: never;
        /**
         * Supprimer un abonnement auquel aucun site n’est lié
         * @description Accès : l’administration (ADMIN)
         */
        delete: operations["deleteSubscription"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/{id}/timeline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lire ce qui est arrivé à un abonnement, le plus ancien d’abord
         * @description Accès : avec une session
         */
        get: operations["getSubscriptionTimeline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/{id}/termination": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Voir ce que donnerait une résiliation demandée un jour donné, aujourd’hui sans `on`
         * @description Accès : avec une session
         */
        get: operations["previewTermination"];
        put?: never;
        /**
         * Résilier un abonnement ; l’agence peut noter un préavis reçu avant
         * @description Accès : avec une session
         */
        post: operations["terminateSubscription"];
        /**
         * Annuler une résiliation, jusqu’au dernier jour
         * @description Accès : avec une session
         */
        delete: operations["revokeTermination"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ajouter l’abonnement d’un client
         * @description Accès : l’administration (ADMIN)
         */
        post: operations["createSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lister tous les abonnements, le plus ancien d’abord
         * @description Accès : l’administration (ADMIN)
         */
        get: operations["listSubscriptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lire une facture ou un avoir
         * @description Accès : avec une session
         */
        get: operations["getInvoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Télécharger une facture ou un avoir (PDF avec facture électronique Factur-X)
         * @description Accès : avec une session
         */
        get: operations["getInvoicePdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/{id}/xml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Télécharger la facture électronique d’une facture ou d’un avoir (XML, EN 16931)
         * @description Accès : avec une session
         */
        get: operations["getInvoiceXml"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lister toutes les factures et tous les avoirs, le plus ancien d’abord
         * @description Accès : l’administration (ADMIN)
         */
        get: operations["listInvoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lister ses propres factures et avoirs, le plus ancien d’abord
         * @description Accès : avec une session
         */
        get: operations["listOwnInvoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/{id}/credit-note": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Faire un avoir sur une facture, de tout ce qui en reste sans montant
         * @description Accès : l’administration (ADMIN)
         */
        post: operations["creditInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/{id}/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Noter le virement ou le chèque qui paie une facture
         * @description Accès : l’administration (ADMIN)
         */
        post: operations["notePayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ouvrir la page qui paie une ou plusieurs de ses factures
         * @description Accès : avec une session
         */
        post: operations["payInvoices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/testimonials/website/include/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lister tout, éléments cachés compris, dans l’ordre
         * @description Accès : avec une session, ou une clé du site (lecture)
         */
        get: operations["allTestimonials"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/testimonials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ajouter à la fin de la liste du site
         * @description Accès : avec une session, ou une clé du site (lecture et écriture)
         */
        post: operations["createTestimonial"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/testimonials/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Modifier tout ou partie
         * @description Accès : avec une session, ou une clé du site (lecture et écriture)
         */
        put: operations["updateTestimonial"];
        post?: never;
        /**
         * Supprimer ; les suivants avancent d’une place
         * @description Accès : avec une session, ou une clé du site (lecture et écriture)
         */
        delete: operations["deleteTestimonial"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/testimonials/reorder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changer de place ; répond la liste du site dans son nouvel ordre
         * @description Accès : avec une session, ou une clé du site (lecture et écriture)
         */
        post: operations["reorderTestimonials"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/testimonials/website/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lister ce que montre le site, dans l’ordre
         * @description Accès : tout le monde, ou une clé du site (lecture)
         */
        get: operations["visibleTestimonials"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/website/include/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lister tout, éléments cachés compris, dans l’ordre
         * @description Accès : avec une session, ou une clé du site (lecture)
         */
        get: operations["allStaff"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ajouter à la fin de la liste du site
         * @description Accès : avec une session, ou une clé du site (lecture et écriture)
         */
        post: operations["createStaffMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Modifier tout ou partie
         * @description Accès : avec une session, ou une clé du site (lecture et écriture)
         */
        put: operations["updateStaffMember"];
        post?: never;
        /**
         * Supprimer ; les suivants avancent d’une place
         * @description Accès : avec une session, ou une clé du site (lecture et écriture)
         */
        delete: operations["deleteStaffMember"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/reorder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changer de place ; répond la liste du site dans son nouvel ordre
         * @description Accès : avec une session, ou une clé du site (lecture et écriture)
         */
        post: operations["reorderStaff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/website/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lister ce que montre le site, dans l’ordre
         * @description Accès : tout le monde, ou une clé du site (lecture)
         */
        get: operations["visibleStaff"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ajouter à la fin de la liste du site
         * @description Accès : avec une session, ou une clé du site (lecture et écriture)
         */
        post: operations["createEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Modifier tout ou partie
         * @description Accès : avec une session, ou une clé du site (lecture et écriture)
         */
        put: operations["updateEvent"];
        post?: never;
        /**
         * Supprimer ; les suivants avancent d’une place
         * @description Accès : avec une session, ou une clé du site (lecture et écriture)
         */
        delete: operations["deleteEvent"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/reorder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changer de place ; répond la liste du site dans son nouvel ordre
         * @description Accès : avec une session, ou une clé du site (lecture et écriture)
         */
        post: operations["reorderEvents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/website/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lister ce que montre le site, dans l’ordre
         * @description Accès : tout le monde, ou une clé du site (lecture)
         */
        get: operations["visibleEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lister toutes les demandes, ou celles d’un filtre, la plus récemment modifiée d’abord
         * @description Accès : l’agence (MODERATOR ou ADMIN)
         */
        get: operations["allTickets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/{id}/files/{fileId}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Télécharger l’aperçu d’une image d’une demande, de 640 pixels de côté au plus
         * @description Accès : avec une session
         */
        get: operations["getFilePreview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/{id}/files/{fileId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Télécharger un fichier d’une demande
         * @description Accès : avec une session
         */
        get: operations["getTicketFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lire une demande
         * @description Accès : avec une session
         */
        get: operations["getTicket"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/form": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ouvrir une demande par le formulaire d’une page sans script : mène à la demande, ou de retour au formulaire
         * @description Accès : tout le monde
         */
        post: operations["openTicketByForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ouvrir une demande, avec 10 fichiers de 10 Mo au plus ; un envoi répété répond la même
         * @description Accès : avec une session
         */
        post: operations["openTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lister ses demandes, la plus récemment modifiée d’abord
         * @description Accès : avec une session
         */
        get: operations["ownTickets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/status/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Fermer ou rouvrir une demande
         * @description Accès : avec une session
         */
        put: operations["setTicketStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lister les messages d’une demande, le plus ancien d’abord
         * @description Accès : avec une session
         */
        get: operations["listMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/{id}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Retenir jusqu’à quel message on a lu une demande
         * @description Accès : avec une session
         */
        post: operations["markRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/message/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Écrire dans une demande, avec 10 fichiers de 10 Mo au plus ; une demande fermée se rouvre. Sans fichier, le texte est obligatoire. Avec LastMessageId, le dernier message lu, un message arrivé depuis est un refus
         * @description Accès : avec une session
         */
        post: operations["sendMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/{id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lister les notes internes de l’agence sur une demande, la plus ancienne d’abord
         * @description Accès : avec une session
         */
        get: operations["listNotes"];
        put?: never;
        /**
         * Ajouter une note interne, que le client ne voit jamais
         * @description Accès : avec une session
         */
        post: operations["addNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/{id}/assignee": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Attribuer une demande à un membre de l’agence, ou à personne (null). Avec FromAssigneeId, un autre responsable est un refus
         * @description Accès : l’agence (MODERATOR ou ADMIN)
         */
        put: operations["assignTicket"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ajouter un produit, sans stock
         * @description Accès : avec une session, ou une clé du site (lecture et écriture)
         */
        post: operations["createProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lire un produit
         * @description Accès : tout le monde, ou une clé du site (lecture)
         */
        get: operations["getProduct"];
        /**
         * Modifier tout ou partie d’un produit
         * @description Accès : avec une session, ou une clé du site (lecture et écriture)
         */
        put: operations["updateProduct"];
        post?: never;
        /**
         * Supprimer un produit, ses images et ses tailles
         * @description Accès : avec une session, ou une clé du site (lecture et écriture)
         */
        delete: operations["deleteProduct"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/website/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lister les produits d’un site : tous pour son propriétaire, les visibles pour les autres
         * @description Accès : tout le monde, ou une clé du site (lecture)
         */
        get: operations["listProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/{id}/sizes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ajouter une taille, unique pour le produit sans égard aux majuscules
         * @description Accès : avec une session, ou une clé du site (lecture et écriture)
         */
        post: operations["addSize"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/sizes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Régler l’alerte de stock et la quantité nette d’une taille ; null : celle du produit
         * @description Accès : avec une session, ou une clé du site (lecture et écriture)
         */
        put: operations["updateSize"];
        post?: never;
        /**
         * Supprimer une taille et son stock
         * @description Accès : avec une session, ou une clé du site (lecture et écriture)
         */
        delete: operations["deleteSize"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/stock/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Dire combien de pièces sont en rayon ; refusé pour un produit à tailles
         * @description Accès : avec une session, ou une clé du site (lecture et écriture)
         */
        put: operations["setStock"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lire une commande
         * @description Accès : avec une session
         */
        get: operations["getOrder"];
        /**
         * Corriger l’adresse, le point relais ou le client d’une commande payée, tant qu’elle n’a pas d’étiquette ; le client en est prévenu
         * @description Accès : avec une session
         */
        put: operations["correctOrder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/packing-slip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Télécharger le bon de préparation d’une commande, sans prix (PDF)
         * @description Accès : avec une session
         */
        get: operations["getPackingSlip"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/receipt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Télécharger le reçu d’une commande payée (PDF)
         * @description Accès : avec une session
         */
        get: operations["getReceipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/status/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Marquer une commande payée comme retirée en boutique ; à nouveau, rien ne change
         * @description Accès : avec une session
         */
        put: operations["handOverOrder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/website/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lister les commandes d’un site, la plus récente d’abord, avec leurs articles et leur client
         * @description Accès : avec une session
         */
        get: operations["listOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rembourser une commande, en tout ou en partie
         * @description Accès : avec une session
         */
        post: operations["refundOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Renvoyer la confirmation d’une commande payée à son client, avec un nouveau lien ; cinq e-mails par jour et par commande
         * @description Accès : avec une session
         */
        post: operations["resendConfirmation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/label": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ouvrir l’étiquette d’une commande
         * @description Accès : avec une session
         */
        get: operations["getLabel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/shipment/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Dire ce que le transporteur a d’une expédition inconnue : son numéro, ou rien (Retry), pour réessayer
         * @description Accès : avec une session
         */
        put: operations["resolveShipment"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mondialrelay/ship": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Créer l’expédition d’une commande payée ; d’une commande expédiée, la même
         * @description Accès : avec une session
         */
        post: operations["shipOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/shipment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Noter qu’une commande payée est partie avec un autre transporteur que Mondial Relay
         * @description Accès : avec une session
         */
        post: operations["shipWithOtherCarrier"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pictures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ajouter des images : JPEG, PNG, WebP, AVIF ou GIF, 10 Mo et 40 mégapixels au plus
         * @description Accès : avec une session, ou une clé du site (lecture et écriture)
         */
        post: operations["addPictures"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pictures/form": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ajouter une image aux envois de l’agence par le formulaire d’une page sans script : mène à la liste, ou de retour au formulaire
         * @description Accès : tout le monde
         */
        post: operations["addUploadByForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pictures/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lire une image : WebP, ou JPEG ou PNG quand le nom finit ainsi
         * @description Accès : tout le monde
         */
        get: operations["getPicture"];
        /**
         * Changer le texte alternatif d’une image
         * @description Accès : avec une session, ou une clé du site (lecture et écriture)
         */
        put: operations["describePicture"];
        post?: never;
        /**
         * Supprimer une image, par son nom ou son adresse
         * @description Accès : avec une session, ou une clé du site (lecture et écriture)
         */
        delete: operations["deletePicture"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pictures/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lister des images : une galerie dans son ordre, les envois du plus ancien au plus récent
         * @description Accès : tout le monde, ou une clé du site (lecture)
         */
        get: operations["listPictures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pictures/reorder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changer une image de place ; répond les images de la galerie ou de l’élément dans leur nouvel ordre
         * @description Accès : avec une session, ou une clé du site (lecture et écriture)
         */
        post: operations["reorderPictures"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stripe/account_link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * L’adresse où compléter son compte de paiement ; elle sert une fois, quelques minutes
         * @description Accès : avec une session
         */
        post: operations["linkPaymentAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stripe/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ouvrir son compte de paiement, ou retrouver celui qui existe
         * @description Accès : avec une session
         */
        post: operations["openPaymentAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ajouter une adresse à prévenir, cinq par site au plus
         * @description Accès : avec une session
         */
        post: operations["addEndpoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Activer ou désactiver une adresse
         * @description Accès : avec une session
         */
        put: operations["setEndpointActive"];
        post?: never;
        /**
         * Supprimer une adresse et son journal
         * @description Accès : avec une session
         */
        delete: operations["deleteEndpoint"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lister les envois des 30 derniers jours, le plus récent d’abord
         * @description Accès : avec une session
         */
        get: operations["listDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/website/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lister les adresses qu’un site prévient
         * @description Accès : avec une session
         */
        get: operations["listEndpoints"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Renouveler le secret ; l’ancien signe encore aussi pendant 24 heures
         * @description Accès : avec une session
         */
        post: operations["renewSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/deliveries/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Renvoyer le même message maintenant
         * @description Accès : avec une session
         */
        post: operations["retryDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Envoyer un essai (ping)
         * @description Accès : avec une session
         */
        post: operations["sendTest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Créer une clé pour un site
         * @description Accès : avec une session
         */
        post: operations["createKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/keys/website/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lister les clés d’un site
         * @description Accès : avec une session
         */
        get: operations["listKeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Révoquer une clé : elle n’ouvre plus rien
         * @description Accès : avec une session
         */
        delete: operations["revokeKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uploads/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Savoir où en est un envoi direct, et le terminer quand le fichier est arrivé
         * @description Accès : avec une session
         */
        post: operations["settleUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uploadthing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Porte d’UploadThing : adresse signée pour un envoi direct (session), ou retour du service (signature)
         * @description Accès : tout le monde
         */
        post: operations["uploadThing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ostal/new_custommer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Envoyer les réponses du parcours d’inscription
         * @description Accès : avec une session
         */
        post: operations["submitProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shipping/free-delivery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Dire ce qui manque à un panier pour la livraison offerte (celui de l’adresse de /checkout)
         * @description Accès : tout le monde
         */
        get: operations["freeDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mondialrelay/points": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Chercher des points relais autour d’un code postal ou d’une ville
         * @description Accès : tout le monde
         */
        get: operations["listRelayPoints"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shipping/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Calculer les livraisons possibles d’un panier
         * @description Accès : tout le monde
         */
        post: operations["quoteDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mondialrelay/webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Retour du transporteur : où en est un colis (signature)
         * @description Accès : tout le monde
         */
        post: operations["parcelWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Envoyer un message à l’agence depuis un formulaire du site
         * @description Accès : tout le monde
         */
        post: operations["sendMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resend/webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Retour de Resend : un e-mail refusé ou signalé comme indésirable (signature)
         * @description Accès : tout le monde
         */
        post: operations["resendWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stripe/checkout/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Vérifier un panier (une liste), ou passer une commande (un objet) : l’adresse où payer
         * @description Accès : tout le monde
         */
        post: operations["checkout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stripe/webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Événement de Stripe : paiement, remboursement, litige, compte (signature)
         * @description Accès : tout le monde
         */
        post: operations["paymentWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/page-views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Compter une page vue. Robots, pages préchargées, refus de suivi, équipe de l’agence et adresses inconnues ne comptent pas
         * @description Accès : tout le monde
         */
        post: operations["countPageView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi.d.ts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lire cette description en types TypeScript
         * @description Accès : tout le monde
         */
        get: operations["apiTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Savoir si l’instance peut servir
         * @description Accès : tout le monde
         */
        get: operations["health"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lire cette description
         * @description Accès : tout le monde
         */
        get: operations["openApi"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Ce qui manque ou vaut null reste. `ShippingAddress` seul est toute la rue ; son complément s’écrit dans `ShippingAddress2`. Un texte vide retire téléphone ou complément. */
        OrderCorrection: {
            ShippingAddress?: string | null;
            ShippingAddress2?: string | null;
            ShippingZip?: string | null;
            ShippingCity?: string | null;
            ShippingCountry?: string | null;
            RelayPointId?: string | null;
            customer?: {
                Name?: string | null;
                Email?: string | null;
                Phone?: string | null;
            } | null;
        };
        Error: {
            /** @description En français, à montrer tel quel. */
            message: string;
            code: string;
            /** @description Le même texte, aux appels de paiement. */
            error?: string;
            issues?: {
                path: string;
                message: string;
            }[];
        };
        UserInfo: {
            Id: number;
            Color: string;
            FirstName: string;
            /** @enum {string} */
            Role: "USER" | "MODERATOR" | "ADMIN";
            /** @description Has an account with the payment provider. */
            hasStipe: boolean;
        };
        FeeRule: {
            Id: number;
            /** @description En centimes */
            MinAmount: number;
            /** @description En centimes */
            FixedFee: number;
            /** @description De 0 à 100, deux décimales */
            PercentageFee: number;
            /** @description En centimes ; 0 : pas de frais, null : sans plafond */
            MaxFee: number | null;
            /** @description Remplace la somme de FixedFee et PercentageFee */
            CustomFormula: string | null;
        };
        User: {
            Id: number;
            FirstName: string;
            LastName: string;
            Email: string;
            /** @enum {string} */
            Role: "USER" | "MODERATOR" | "ADMIN";
            Color: string;
            Stripe_id: string | null;
            /** @description Cents. */
            FixedFee: number;
            PercentFee: number;
            Address: string | null;
            PostalCode: string | null;
            City: string | null;
            Country: string | null;
            BusinessName: string | null;
        };
        Website: {
            Id: number;
            UserId: number;
            SubscriptionId: number | null;
            Name: string;
            Url: string;
            /** @enum {string} */
            Status: "active" | "late" | "inactive";
            Image: string | null;
        };
        SubscriptionDetail: {
            Id: number;
            UserId: number;
            Name: string | null;
            /** @enum {string} */
            Plan: "basic" | "premium" | "enterprise";
            /** @enum {string} */
            PayementPlan: "monthly" | "yearly";
            /** Format: date */
            DueDate: string;
            /** @description Euros for one payment period, VAT included. */
            Price: number;
            /** @enum {string} */
            Status: "active" | "late" | "inactive";
            PeriodStart: string | null;
            PeriodEnd: string | null;
            /** @description While late or interrupted: the last day of service. */
            ServiceUntil: string | null;
            /** @description The day of the client’s notice. */
            NoticeOn: string | null;
            /** @description The last day. */
            EndsOn: string | null;
            /** @enum {string} */
            Collection: "automatic" | "manual";
            NextDebit: {
                /** Format: date */
                Date: string;
                AmountCents: number;
            } | null;
        };
        ChangePreview: {
            /** Format: date */
            EffectiveOn: string;
            AmountDueCents: number;
        };
        Subscription: {
            Id: number;
            UserId: number;
            Name: string | null;
            /** @enum {string} */
            Plan: "basic" | "premium" | "enterprise";
            /** @enum {string} */
            PayementPlan: "monthly" | "yearly";
            /** Format: date */
            DueDate: string;
            /** @description Euros for one payment period, VAT included. */
            Price: number;
            /** @enum {string} */
            Status: "active" | "late" | "inactive";
        };
        SubscriptionEntry: {
            /** Format: date-time */
            At: string;
            Kind: string;
            Text: string;
        };
        TerminationPreview: {
            /** Format: date */
            NoticeEnds: string;
            /** Format: date */
            LastDay: string;
            RefundCents: number;
            /** @description What is still to be issued up to the last day. */
            Debits: {
                /** Format: date */
                Date: string;
                AmountCents: number;
            }[];
        };
        InvoiceDetail: {
            Id: number;
            UserId: number;
            SubscriptionId: number | null;
            /** @description Null while it is a draft. */
            Number: string | null;
            /** @enum {string} */
            Kind: "invoice" | "credit_note";
            /** @enum {string} */
            Purpose: "period" | "move" | "surcharge" | "other" | "deposit" | "balance" | "recurring" | "fees";
            /** @enum {string} */
            Status: "draft" | "issued" | "paid" | "cancelled";
            IssuedOn: string | null;
            DueOn: string | null;
            PeriodStart: string | null;
            PeriodEnd: string | null;
            /** @description VAT included. */
            TotalCents: number;
            /** @description What is left to pay. */
            DueCents: number;
            VatCents: number;
            /** @description By all its credit notes. */
            CreditedCents: number;
            /** @description Of a credit note: its invoice. */
            CorrectedInvoiceId: number | null;
            Reason: string | null;
            /** @description The day of its first refusal. */
            RefusedOn: string | null;
            /** @description The day on which the payment counted. */
            PaidOn: string | null;
            /** @description Of a payment that was noted: its own day. */
            ReceivedOn: string | null;
            Reference: string | null;
            Lines: components["schemas"]["InvoiceLine"][];
            Client: {
                /** @enum {string} */
                Kind: "consumer" | "non_professional" | "professional";
                Name: string;
                Line1: string;
                Line2: string | null;
                PostalCode: string;
                City: string;
                Country: string;
                Siren: string | null;
                VatNumber: string | null;
                PurchaseReference: string | null;
            } | null;
            Seller: {
                LegalName: string;
                LegalForm: string;
                Registration: string;
                VatNumber: string;
                Address: string;
            } | null;
            /** @enum {string} */
            VatRegime: "standard" | "exempt" | "reverse_charge" | "outside";
            CorrectedNumber: string | null;
            CreditNotes: {
                Id: number;
                Number: string;
                /** Format: date */
                IssuedOn: string;
                TotalCents: number;
                Reason: string;
            }[];
        };
        InvoiceLine: {
            Label: string;
            Quantity: number;
            /** @description VAT included; below zero for a deposit that is deducted. */
            UnitCents: number;
            TotalCents: number;
            VatPermille: number;
        };
        Invoice: {
            Id: number;
            UserId: number;
            SubscriptionId: number | null;
            /** @description Null while it is a draft. */
            Number: string | null;
            /** @enum {string} */
            Kind: "invoice" | "credit_note";
            /** @enum {string} */
            Purpose: "period" | "move" | "surcharge" | "other" | "deposit" | "balance" | "recurring" | "fees";
            /** @enum {string} */
            Status: "draft" | "issued" | "paid" | "cancelled";
            IssuedOn: string | null;
            DueOn: string | null;
            PeriodStart: string | null;
            PeriodEnd: string | null;
            /** @description VAT included. */
            TotalCents: number;
            /** @description What is left to pay. */
            DueCents: number;
            VatCents: number;
            /** @description By all its credit notes. */
            CreditedCents: number;
            /** @description Of a credit note: its invoice. */
            CorrectedInvoiceId: number | null;
            Reason: string | null;
            /** @description The day of its first refusal. */
            RefusedOn: string | null;
            /** @description The day on which the payment counted. */
            PaidOn: string | null;
            /** @description Of a payment that was noted: its own day. */
            ReceivedOn: string | null;
            Reference: string | null;
            Lines: components["schemas"]["InvoiceLine"][];
        };
        Testimonial: {
            Id: number;
            WebsiteId: number;
            OrderIndex: number;
            PictureUrl: string | null;
            /** @description Change à chaque modification ; pour l’en-tête If-Match. */
            Version: string;
            Content: string;
            CustomerName: string;
            CustomerRole: string;
            Active: boolean;
        };
        StaffMember: {
            Id: number;
            WebsiteId: number;
            OrderIndex: number;
            PictureUrl: string | null;
            /** @description Change à chaque modification ; pour l’en-tête If-Match. */
            Version: string;
            Name: string;
            Role: string;
            Description: string | null;
            Active: boolean;
        };
        Event: {
            Id: number;
            WebsiteId: number;
            OrderIndex: number;
            PictureUrl: string | null;
            /** @description Change à chaque modification ; pour l’en-tête If-Match. */
            Version: string;
            Title: string;
            Description: string;
            /** Format: date */
            EventDate: string;
            EndDate: string | null;
            Active: boolean;
            Name: string;
            /** Format: date */
            StartDate: string;
        };
        StaffTicket: {
            Id: number;
            /** @enum {string} */
            Type: "Nouveau site" | "Mise à jour" | "Bug" | "Suggestion";
            Title: string;
            /** @enum {string} */
            Status: "open" | "closed";
            WebsiteId: number | null;
            /** Format: date-time */
            Updated_at: string;
            /** Format: date-time */
            Created_at: string;
            UserId: number;
            AssigneeId: number | null;
            /** @enum {string} */
            WaitingFor: "agency" | "client";
            FirstAnswered_at: string | null;
        };
        TicketWithFiles: {
            Id: number;
            /** @enum {string} */
            Type: "Nouveau site" | "Mise à jour" | "Bug" | "Suggestion";
            Title: string;
            /** @enum {string} */
            Status: "open" | "closed";
            WebsiteId: number | null;
            /** Format: date-time */
            Updated_at: string;
            /** Format: date-time */
            Created_at: string;
            Files: {
                Name: string;
                Url: string;
                Size: number;
            }[];
        };
        Ticket: {
            Id: number;
            /** @enum {string} */
            Type: "Nouveau site" | "Mise à jour" | "Bug" | "Suggestion";
            Title: string;
            /** @enum {string} */
            Status: "open" | "closed";
            WebsiteId: number | null;
            /** Format: date-time */
            Updated_at: string;
            /** Format: date-time */
            Created_at: string;
        };
        TicketMessage: {
            Id: number;
            Author: number;
            AuthorName: string;
            /** @enum {string} */
            AuthorRole: "USER" | "MODERATOR" | "ADMIN";
            Message: string;
            /** Format: date-time */
            Created_at: string;
            Files?: {
                Name: string;
                Url: string;
                Size: number;
                PreviewUrl?: string;
            }[];
        };
        TicketNote: {
            Id: number;
            Author: number;
            AuthorName: string;
            Note: string;
            /** Format: date-time */
            Created_at: string;
        };
        Product: {
            Id: number;
            WebsiteId: number;
            /** @description P-{Id} sans référence choisie */
            Reference: string;
            Name: string;
            Description: string;
            /** @description En euros, TVA comprise */
            Price: number;
            /** @description 20, 10, 5.5 ou 2.1 */
            VatRate: number;
            Category: string;
            SubCategory: string;
            Showcase: boolean;
            /** @description 1, ou 0 pour un produit caché */
            Active: number;
            Risks: string;
            Composition: string;
            /** @description En cm */
            Height: number | null;
            /** @description En cm */
            Radius: number | null;
            /** @description En grammes */
            Weight: number;
            /** @description En cm */
            Width: number | null;
            /** @description En cm */
            Length: number | null;
            /** @description Pour le propriétaire seul */
            Notes?: string;
            /** @description Seuil d’alerte, pour le propriétaire seul */
            LowStockThreshold?: number | null;
            /**
             * @description Exception au droit de rétractation (art. L. 221-28), quand il y en a une
             * @enum {string}
             */
            WithdrawalException?: "custom_made" | "perishable" | "sealed_hygiene" | "inseparable" | "sealed_media" | "press" | "dated_service";
            images: string[];
            /** @description En rayon pour le propriétaire ; pour les autres, sans les pièces réservées */
            stock: number;
            sizes: components["schemas"]["ProductSize"][];
            /** @description Le fabricant du produit ; sans lui, celui de la boutique */
            ManufacturerName?: string;
            ManufacturerAddress?: string;
            /** @description Adresse e-mail ou web */
            ManufacturerContact?: string;
            ManufacturerOutsideEu?: boolean;
            /** @description La personne responsable dans l’Union ; sans lui, celui de la boutique */
            ResponsibleName?: string;
            ResponsibleAddress?: string;
            ResponsibleContact?: string;
            /** @description Type, lot ou GTIN */
            Identifier?: string;
            /** @description Aucun avertissement n’est nécessaire */
            NoWarning?: boolean;
            /** @description Dans l’unité de NetUnit */
            NetQuantity?: number;
            /** @enum {string} */
            NetUnit?: "g" | "kg" | "ml" | "cl" | "l" | "m" | "m2" | "piece";
            Food?: boolean;
            FoodName?: string;
            Ingredients?: string;
            /** @description Ceux des 14 allergènes qu’il contient ; une liste vide : aucun */
            Allergens?: string[];
            Storage?: string;
            Origin?: string;
            NoNutrition?: boolean;
            EnergyKj?: number;
            EnergyKcal?: number;
            /** @description Pour 100 g ou 100 ml, en grammes */
            Fat?: number;
            /** @description Pour 100 g ou 100 ml, en grammes */
            Saturates?: number;
            /** @description Pour 100 g ou 100 ml, en grammes */
            Carbohydrate?: number;
            /** @description Pour 100 g ou 100 ml, en grammes */
            Sugars?: number;
            /** @description Pour 100 g ou 100 ml, en grammes */
            Protein?: number;
            /** @description Pour 100 g ou 100 ml, en grammes */
            Salt?: number;
            Alcohol?: boolean;
            /** @description En % du volume */
            AlcoholPercent?: number;
            /** @description Prix d’une unité de mesure, en euros */
            UnitPrice?: {
                Price: number;
                /** @enum {string} */
                Per: "kg" | "l" | "m" | "m2";
            };
            /** @description Avant la promotion en cours */
            PreviousPrice?: number;
            /** @description Le plus bas des 30 jours avant la promotion en cours */
            LowestPrice?: number;
            /** @description Dernier jour de la promotion */
            ReducedUntil?: string | null;
            /** @description Promotion annoncée, pour le propriétaire seul */
            ReducedPrice?: number;
            ReducedFrom?: string | null;
            /** @description Ce que la loi demande de montrer avant l’achat, en toutes lettres, avec les valeurs de la boutique */
            Facts?: {
                Name: string;
                Text: string;
            }[];
        };
        ProductSize: {
            Id: number;
            Size: string;
            Stock: number;
            /** @description Seuil d’alerte, pour le propriétaire seul */
            LowStockThreshold?: number | null;
            NetQuantity?: number | null;
            /** @description Prix d’une unité de mesure, en euros */
            UnitPrice?: {
                Price: number;
                /** @enum {string} */
                Per: "kg" | "l" | "m" | "m2";
            };
        };
        Order: {
            Id: number;
            /** @enum {string} */
            Status: "pending" | "paid" | "shipped" | "delivered" | "refunded" | "cancelled";
            /** @description En centimes, TVA et livraison comprises */
            TotalAmount: number;
            /** Format: date-time */
            OrderDate: string;
            /** @description Le paiement chez le prestataire */
            PaiementIntentId: string | null;
            /** @enum {string} */
            DeliveryMethod: "home" | "relay" | "pickup";
            ShippingAddress: string | null;
            ShippingCity: string | null;
            ShippingZip: string | null;
            /** @description ISO 3166-1, deux lettres */
            ShippingCountry: string | null;
            /** @description Comme FR-012345 */
            RelayPointId: string | null;
            RelayPointName: string | null;
            RelayPointAddress: string | null;
            ExpeditionNumber: string | null;
            LabelUrl: string | null;
            TrackingUrl: string | null;
            ShippedAt: string | null;
            CustomerId: number | null;
            WebsiteId: number;
            customer: components["schemas"]["Customer"] | null;
            items: components["schemas"]["OrderItem"][];
        };
        Customer: {
            Name: string;
            Email: string;
            Phone: string | null;
        };
        OrderItem: {
            ProductId: number;
            Name: string;
            Quantity: number;
            Size: string | null;
            Customization: string | null;
            /** @description D’une pièce, en euros, TVA comprise */
            Price: number;
        };
        Shipment: {
            /** @description L’étiquette chez nous, en PDF ; null tant qu’elle n’y est pas */
            labelUrl: string | null;
            expeditionNumber: string | null;
            trackingUrl: string | null;
        };
        Picture: {
            Id: number;
            /** Format: uri */
            Url: string;
            Name: string;
            Width: number;
            Height: number;
            Alt: string;
        };
        Upload: {
            hash: string;
            /** Format: uri */
            link: string;
            name: string;
        };
        WebhookEndpoint: {
            Id: number;
            WebsiteId: number;
            Url: string;
            /** @description whsec_ et la clé de signature en base64 ; null pour un administrateur qui consulte le compte */
            Secret: string | null;
            /** @description Jusqu’à quand le secret d’avant le dernier renouvellement signe encore aussi */
            PreviousSecret_until: string | null;
            Active: boolean;
            /** @description Quand l’adresse a répondu 410 et a été désactivée */
            Gone_at: string | null;
            /** @description Premier échec depuis le dernier message reçu */
            Failing_since: string | null;
            /** @description Quand l’adresse a été désactivée, faute de réponse pendant cinq jours */
            GivenUp_at: string | null;
            /** Format: date-time */
            Created_at: string;
        };
        WebhookDelivery: {
            Id: number;
            WebhookId: number;
            /** @description L’en-tête webhook-id, le même à chaque tentative */
            EventId: string;
            Type: string;
            /** @description Le corps envoyé, à la lettre */
            Payload: string;
            /** @enum {string} */
            State: "pending" | "delivered" | "failed";
            Attempts: number;
            LastStatus: number | null;
            LastError: string | null;
            LastAnswer: string | null;
            NextAttempt_at: string | null;
            Delivered_at: string | null;
            /** Format: date-time */
            Created_at: string;
        };
        NewKey: {
            Id: number;
            WebsiteId: number;
            Name: string;
            /** @enum {string} */
            Access: "read" | "write";
            /** @description Le début de la clé */
            Prefix: string;
            /** Format: date-time */
            Created_at: string;
            /** @description Dernière utilisation, à l’heure près */
            LastUsed_at: string | null;
            /** @description La clé, dite cette seule fois */
            Key: string;
        };
        Key: {
            Id: number;
            WebsiteId: number;
            Name: string;
            /** @enum {string} */
            Access: "read" | "write";
            /** @description Le début de la clé */
            Prefix: string;
            /** Format: date-time */
            Created_at: string;
            /** @description Dernière utilisation, à l’heure près */
            LastUsed_at: string | null;
        };
        DirectUpload: {
            /** Format: uuid */
            Id: string;
            /** @enum {string} */
            State: "waiting" | "stored" | "done" | "failed";
            Picture: components["schemas"]["Picture"] | null;
            Error: string | null;
        };
        RelayPoint: {
            /** @description Comme FR-012345 */
            id: string;
            name: string;
            address: string;
            zip: string;
            city: string;
            /** @enum {string} */
            country: "FR" | "BE" | "LU" | "NL" | "ES" | "PT";
            distanceMeters: number | null;
            latitude: number;
            longitude: number;
            /** @description Les heures d’ouverture de lundi à dimanche ; vide, c’est fermé */
            hours: {
                from: string;
                to: string;
            }[][];
        };
        DeliveryOption: {
            /** @enum {string} */
            method: "home" | "relay" | "pickup";
            /** @description TVA comprise, en centimes */
            priceCents: number;
            label: string;
            /** @description « livré sous 3 à 5 jours ouvrés » */
            delay: string;
        };
    };
    responses: {
        /** @description Momentanément indisponible */
        unavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Requête incorrecte */
        validation: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Rôle insuffisant, origine étrangère, ou site désactivé (site_inactive) */
        forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Trop volumineux */
        too_large: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Format refusé */
        unsupported_media: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Trop de tentatives */
        rate_limited: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Pas de session, identifiants refusés, ou code demandé (second_factor) */
        unauthenticated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Impossible dans l’état actuel */
        conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Introuvable, ou à quelqu’un d’autre */
        not_found: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Un service partenaire a échoué ; rien n’a changé. Après shipment_unknown, il y a peut-être une étiquette */
        provider: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Modifié depuis la version que nomme If-Match ; rien n’a changé */
        precondition_failed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type OrderCorrection = components['schemas']['OrderCorrection'];
export type Error = components['schemas']['Error'];
export type UserInfo = components['schemas']['UserInfo'];
export type FeeRule = components['schemas']['FeeRule'];
export type User = components['schemas']['User'];
export type Website = components['schemas']['Website'];
export type SubscriptionDetail = components['schemas']['SubscriptionDetail'];
export type ChangePreview = components['schemas']['ChangePreview'];
export type Subscription = components['schemas']['Subscription'];
export type SubscriptionEntry = components['schemas']['SubscriptionEntry'];
export type TerminationPreview = components['schemas']['TerminationPreview'];
export type InvoiceDetail = components['schemas']['InvoiceDetail'];
export type InvoiceLine = components['schemas']['InvoiceLine'];
export type Invoice = components['schemas']['Invoice'];
export type Testimonial = components['schemas']['Testimonial'];
export type StaffMember = components['schemas']['StaffMember'];
export type Event = components['schemas']['Event'];
export type StaffTicket = components['schemas']['StaffTicket'];
export type TicketWithFiles = components['schemas']['TicketWithFiles'];
export type Ticket = components['schemas']['Ticket'];
export type TicketMessage = components['schemas']['TicketMessage'];
export type TicketNote = components['schemas']['TicketNote'];
export type Product = components['schemas']['Product'];
export type ProductSize = components['schemas']['ProductSize'];
export type Order = components['schemas']['Order'];
export type Customer = components['schemas']['Customer'];
export type OrderItem = components['schemas']['OrderItem'];
export type Shipment = components['schemas']['Shipment'];
export type Picture = components['schemas']['Picture'];
export type Upload = components['schemas']['Upload'];
export type WebhookEndpoint = components['schemas']['WebhookEndpoint'];
export type WebhookDelivery = components['schemas']['WebhookDelivery'];
export type NewKey = components['schemas']['NewKey'];
export type Key = components['schemas']['Key'];
export type DirectUpload = components['schemas']['DirectUpload'];
export type RelayPoint = components['schemas']['RelayPoint'];
export type DeliveryOption = components['schemas']['DeliveryOption'];
export type ResponseUnavailable = components['responses']['unavailable'];
export type ResponseValidation = components['responses']['validation'];
export type ResponseForbidden = components['responses']['forbidden'];
export type ResponseTooLarge = components['responses']['too_large'];
export type ResponseUnsupportedMedia = components['responses']['unsupported_media'];
export type ResponseRateLimited = components['responses']['rate_limited'];
export type ResponseUnauthenticated = components['responses']['unauthenticated'];
export type ResponseConflict = components['responses']['conflict'];
export type ResponseNotFound = components['responses']['not_found'];
export type ResponseProvider = components['responses']['provider'];
export type ResponsePreconditionFailed = components['responses']['precondition_failed'];
export type $defs = Record<string, never>;
export interface operations {
    authStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Réussi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        isAuthenticated: boolean;
                        isAdmin: boolean;
                    };
                };
            };
            503: components["responses"]["unavailable"];
        };
    };
    confirmEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    Token: string;
                    Password?: string;
                    NewPassword?: string;
                };
            };
        };
        responses: {
            /** @description Fait */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["validation"];
            403: components["responses"]["forbidden"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media"];
            429: components["responses"]["rate_limited"];
            503: components["responses"]["unavailable"];
        };
    };
    forgotPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    Email: string;
                };
            };
        };
        responses: {
            /** @description Fait */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["validation"];
            403: components["responses"]["forbidden"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media"];
            429: components["responses"]["rate_limited"];
            503: components["responses"]["unavailable"];
        };
    };
    logIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    Email: string;
                    Password: string;
                    /** @default false */
                    Admin?: boolean;
                    /** @default false */
                    RememberMe?: boolean;
                    Code?: string;
                };
            };
        };
        responses: {
            /** @description Réussi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        accessToken: string;
                    };
                };
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media"];
            429: components["responses"]["rate_limited"];
            503: components["responses"]["unavailable"];
        };
    };
    logOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fait */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            403: components["responses"]["forbidden"];
            503: components["responses"]["unavailable"];
        };
    };
    refreshToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Réussi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        accessToken: string;
                    };
                };
            };
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            503: components["responses"]["unavailable"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    Token: string;
                    Password: string;
                };
            };
        };
        responses: {
            /** @description Fait */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["validation"];
            403: components["responses"]["forbidden"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media"];
            429: components["responses"]["rate_limited"];
            503: components["responses"]["unavailable"];
        };
    };
    signUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    FirstName: string;
                    LastName: string;
                    Email: string;
                    Phone: string;
                    Password: string;
                    /** @default false */
                    acceptComm?: boolean;
                };
            };
        };
        responses: {
            /** @description Réussi */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        Id: number;
                    };
                };
            };
            400: components["responses"]["validation"];
            403: components["responses"]["forbidden"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media"];
            429: components["responses"]["rate_limited"];
            503: components["responses"]["unavailable"];
        };
    };
    changeColor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    Color: string;
                };
            };
        };
        responses: {
            /** @description Fait */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media"];
            503: components["responses"]["unavailable"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    CurrentPassword: string;
                    NewPassword: string;
                };
            };
        };
        responses: {
            /** @description Fait */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media"];
            429: components["responses"]["rate_limited"];
            503: components["responses"]["unavailable"];
        };
    };
    exportOwnData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Réussi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": unknown;
                };
            };
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            429: components["responses"]["rate_limited"];
            503: components["responses"]["unavailable"];
        };
    };
    ownInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Réussi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserInfo"];
                };
            };
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            503: components["responses"]["unavailable"];
        };
    };
    updateFeeRule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    MinAmount?: number;
                    FixedFee?: number;
                    PercentageFee?: number;
                    MaxFee?: number | null;
                    CustomFormula?: string | null;
                };
            };
        };
        responses: {
            /** @description Réussi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeeRule"];
                };
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media"];
            503: components["responses"]["unavailable"];
        };
    };
    createFeeRule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description Répété avec le même contenu, l’appel répond le premier résultat.
                     */
                    SubmissionId?: string;
                    MinAmount: number;
                    FixedFee: number;
                    PercentageFee: number;
                    /** @default null */
                    MaxFee?: number | null;
                    CustomFormula?: string | null;
                };
            };
        };
        responses: {
            /** @description Réussi */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeeRule"];
                };
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media"];
            503: components["responses"]["unavailable"];
        };
    };
    deleteFeeRule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fait */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            503: components["responses"]["unavailable"];
        };
    };
    listFeeRules: {
        parameters: {
            query?: {
                /** @description Lignes par page */
                limit?: number;
                /** @description Début de la page, donné par l’en-tête Link de la précédente */
                cursor?: string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Réussi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeeRule"][];
                };
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            503: components["responses"]["unavailable"];
        };
    };
    anonymiseUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Réussi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            409: components["responses"]["conflict"];
            503: components["responses"]["unavailable"];
        };
    };
    changeUserPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    Id: number;
                    NewPassword: string;
                };
            };
        };
        responses: {
            /** @description Fait */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media"];
            503: components["responses"]["unavailable"];
        };
    };
    createUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    FirstName: string;
                    LastName: string;
                    Email: string;
                    /**
                     * @default USER
                     * @enum {string}
                     */
                    Role?: "USER" | "MODERATOR" | "ADMIN";
                    Color?: string;
                    Stripe_id?: string | null;
                    /** @default 0 */
                    FixedFee?: number;
                    /** @default 0 */
                    PercentFee?: number;
                    Address?: string | null;
                    PostalCode?: string | null;
                    City?: string | null;
                    Country?: string | null;
                    BusinessName?: string | null;
                    Password?: string;
                    /** @default false */
                    Invite?: boolean;
                    /**
                     * Format: uuid
                     * @description Répété avec le même contenu, l’appel répond le premier résultat.
                     */
                    SubmissionId?: string;
                };
            };
        };
        responses: {
            /** @description Réussi */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media"];
            503: components["responses"]["unavailable"];
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    FirstName?: string;
                    LastName?: string;
                    Email?: string;
                    /** @enum {string} */
                    Role?: "USER" | "MODERATOR" | "ADMIN";
                    Color?: string;
                    Stripe_id?: string | null;
                    FixedFee?: number;
                    PercentFee?: number;
                    Address?: string | null;
                    PostalCode?: string | null;
                    City?: string | null;
                    Country?: string | null;
                    BusinessName?: string | null;
                };
            };
        };
        responses: {
            /** @description Réussi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media"];
            503: components["responses"]["unavailable"];
        };
    };
    deleteUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fait */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            409: components["responses"]["conflict"];
            503: components["responses"]["unavailable"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                search?: string;
                role?: "USER" | "MODERATOR" | "ADMIN";
                deletion?: "requested";
                sort?: "id" | "name" | "email" | "role";
                order?: "asc" | "desc";
                /** @description Lignes par page */
                limit?: number;
                /** @description Début de la page, donné par l’en-tête Link de la précédente */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Réussi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"][];
                };
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            503: components["responses"]["unavailable"];
        };
    };
    allWebsites: {
        parameters: {
            query?: {
                search?: string;
                client?: string;
                status?: "active" | "late" | "inactive";
                plan?: "basic" | "premium" | "enterprise";
                sort?: "id" | "name" | "status";
                order?: "asc" | "desc";
                /** @description Lignes par page */
                limit?: number;
                /** @description Début de la page, donné par l’en-tête Link de la précédente */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Réussi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Website"][];
                };
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            503: components["responses"]["unavailable"];
        };
    };
    createWebsite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    UserId: number;
                    /** @default null */
                    SubscriptionId?: number | null;
                    Name: string;
                    Url: string;
                    /**
                     * @default active
                     * @enum {string}
                     */
                    Status?: "active" | "late" | "inactive";
                    Image?: "" | (string | null);
                    /**
                     * Format: uuid
                     * @description Répété avec le même contenu, l’appel répond le premier résultat.
                     */
                    SubmissionId?: string;
                };
            };
        };
        responses: {
            /** @description Réussi */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Website"];
                };
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media"];
            503: components["responses"]["unavailable"];
        };
    };
    getWebsite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Réussi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Website"];
                };
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            503: components["responses"]["unavailable"];
        };
    };
    updateWebsite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    UserId?: number;
                    SubscriptionId?: number | null;
                    Name?: string;
                    Url?: string;
                    /** @enum {string} */
                    Status?: "active" | "late" | "inactive";
                    Image?: "" | (string | null);
                };
            };
        };
        responses: {
            /** @description Réussi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Website"];
                };
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media"];
            503: components["responses"]["unavailable"];
        };
    };
    deleteWebsite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fait */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            409: components["responses"]["conflict"];
            503: components["responses"]["unavailable"];
        };
    };
    ownWebsites: {
        parameters: {
            query?: {
                /** @description Lignes par page */
                limit?: number;
                /** @description Début de la page, donné par l’en-tête Link de la précédente */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Réussi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Website"][];
                };
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            503: components["responses"]["unavailable"];
        };
    };
    switchWebsite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    status: "active" | "inactive";
                };
            };
        };
        responses: {
            /** @description Réussi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Website"];
                };
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media"];
            503: components["responses"]["unavailable"];
        };
    };
    previewChange: {
        parameters: {
            query: {
                plan: "basic" | "premium" | "enterprise";
                payementPlan: "monthly" | "yearly";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Réussi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangePreview"];
                };
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            409: components["responses"]["conflict"];
            503: components["responses"]["unavailable"];
        };
    };
    changeSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    Plan: "basic" | "premium" | "enterprise";
                    /** @enum {string} */
                    PayementPlan: "monthly" | "yearly";
                    AmountDueCents: number;
                };
            };
        };
        responses: {
            /** @description Réussi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionDetail"] | {
                        /** Format: uri */
                        url: string;
                    };
                };
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media"];
            429: components["responses"]["rate_limited"];
            502: components["responses"]["provider"];
            503: components["responses"]["unavailable"];
        };
    };
    cancelChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Réussi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionDetail"];
                };
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            409: components["responses"]["conflict"];
            429: components["responses"]["rate_limited"];
            502: components["responses"]["provider"];
            503: components["responses"]["unavailable"];
        };
    };
    getSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Réussi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionDetail"];
                };
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            503: components["responses"]["unavailable"];
        };
    };
    updateSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    UserId?: number;
                    Name?: string | null;
                    /** @enum {string} */
                    Plan?: "basic" | "premium" | "enterprise";
                    /** @enum {string} */
                    PayementPlan?: "monthly" | "yearly";
                    /** Format: date */
                    DueDate?: string;
                    Price?: number;
                    /** @enum {string} */
                    Status?: "active" | "late" | "inactive";
                };
            };
        };
        responses: {
            /** @description Réussi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media"];
            503: components["responses"]["unavailable"];
        };
    };
    deleteSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fait */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            409: components["responses"]["conflict"];
            503: components["responses"]["unavailable"];
        };
    };
    getSubscriptionTimeline: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Réussi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionEntry"][];
                };
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            503: components["responses"]["unavailable"];
        };
    };
    previewTermination: {
        parameters: {
            query?: {
                on?: string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Réussi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TerminationPreview"];
                };
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            409: components["responses"]["conflict"];
            503: components["responses"]["unavailable"];
        };
    };
    terminateSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    On?: string | null;
                };
            };
        };
        responses: {
            /** @description Réussi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionDetail"];
                };
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media"];
            429: components["responses"]["rate_limited"];
            503: components["responses"]["unavailable"];
        };
    };
    revokeTermination: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Réussi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionDetail"];
                };
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            409: components["responses"]["conflict"];
            429: components["responses"]["rate_limited"];
            503: components["responses"]["unavailable"];
        };
    };
    createSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    UserId: number;
                    Name?: string | null;
                    /**
                     * @default basic
                     * @enum {string}
                     */
                    Plan?: "basic" | "premium" | "enterprise";
                    /**
                     * @default monthly
                     * @enum {string}
                     */
                    PayementPlan?: "monthly" | "yearly";
                    /** Format: date */
                    DueDate: string;
                    Price: number;
                    /**
                     * @default active
                     * @enum {string}
                     */
                    Status?: "active" | "late" | "inactive";
                    /**
                     * Format: uuid
                     * @description Répété avec le même contenu, l’appel répond le premier résultat.
                     */
                    SubmissionId?: string;
                };
            };
        };
        responses: {
            /** @description Réussi */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media"];
            503: components["responses"]["unavailable"];
        };
    };
    listSubscriptions: {
        parameters: {
            query?: {
                search?: string;
                status?: "active" | "late" | "inactive";
                plan?: "basic" | "premium" | "enterprise";
                paymentPlan?: "monthly" | "yearly";
                sort?: "id" | "dueDate" | "plan" | "status";
                order?: "asc" | "desc";
                /** @description Lignes par page */
                limit?: number;
                /** @description Début de la page, donné par l’en-tête Link de la précédente */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Réussi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"][];
                };
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            503: components["responses"]["unavailable"];
        };
    };
    getInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Réussi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceDetail"];
                };
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            503: components["responses"]["unavailable"];
        };
    };
    getInvoicePdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Réussi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": unknown;
                };
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            409: components["responses"]["conflict"];
            503: components["responses"]["unavailable"];
        };
    };
    getInvoiceXml: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Réussi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": unknown;
                };
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            409: components["responses"]["conflict"];
            503: components["responses"]["unavailable"];
        };
    };
    listInvoices: {
        parameters: {
            query?: {
                search?: string;
                status?: "draft" | "issued" | "paid" | "cancelled";
                kind?: "invoice" | "credit_note";
                clientId?: number;
                subscriptionId?: number;
                from?: string;
                to?: string;
                sort?: "id";
                order?: "asc" | "desc";
                /** @description Lignes par page */
                limit?: number;
                /** @description Début de la page, donné par l’en-tête Link de la précédente */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Réussi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invoice"][];
                };
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            503: components["responses"]["unavailable"];
        };
    };
    listOwnInvoices: {
        parameters: {
            query?: {
                /** @description Lignes par page */
                limit?: number;
                /** @description Début de la page, donné par l’en-tête Link de la précédente */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Réussi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invoice"][];
                };
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            503: components["responses"]["unavailable"];
        };
    };
    creditInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    Reason: string;
                    AmountCents?: number | null;
                    /**
                     * Format: uuid
                     * @description Répété avec le même contenu, l’appel répond le premier résultat.
                     */
                    SubmissionId?: string;
                };
            };
        };
        responses: {
            /** @description Réussi */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceDetail"];
                };
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media"];
            502: components["responses"]["provider"];
            503: components["responses"]["unavailable"];
        };
    };
    notePayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: date */
                    On: string;
                    Reference: string;
                };
            };
        };
        responses: {
            /** @description Réussi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceDetail"];
                };
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media"];
            502: components["responses"]["provider"];
            503: components["responses"]["unavailable"];
        };
    };
    payInvoices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    Ids: number[];
                };
            };
        };
        responses: {
            /** @description Réussi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uri */
                        url: string;
                    };
                };
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media"];
            429: components["responses"]["rate_limited"];
            502: components["responses"]["provider"];
            503: components["responses"]["unavailable"];
        };
    };
    allTestimonials: {
        parameters: {
            query?: {
                /** @description Lignes par page */
                limit?: number;
                /** @description Début de la page, donné par l’en-tête Link de la précédente */
                cursor?: string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Réussi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Testimonial"][];
                };
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            503: components["responses"]["unavailable"];
        };
    };
    createTestimonial: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    WebsiteId: number;
                    /**
                     * Format: uuid
                     * @description Répété avec le même contenu, l’appel répond le premier résultat.
                     */
                    SubmissionId?: string;
                    Content: string;
                    CustomerName: string;
                    CustomerRole: string;
                    /** @default true */
                    Active?: boolean;
                };
            };
        };
        responses: {
            /** @description Réussi */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Testimonial"];
                };
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media"];
            503: components["responses"]["unavailable"];
        };
    };
    updateTestimonial: {
        parameters: {
            query?: never;
            header?: {
                /** @description La Version que vous avez lue, entre guillemets ; une autre est refusée (412) */
                "If-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    Content?: string;
                    CustomerName?: string;
                    CustomerRole?: string;
                    Active?: boolean;
                };
            };
        };
        responses: {
            /** @description Réussi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Testimonial"];
                };
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            412: components["responses"]["precondition_failed"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media"];
            503: components["responses"]["unavailable"];
        };
    };
    deleteTestimonial: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fait */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            503: components["responses"]["unavailable"];
        };
    };
    reorderTestimonials: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    Id: number;
                    NewOrderIndex: number;
                };
            };
        };
        responses: {
            /** @description Réussi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Testimonial"][];
                };
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media"];
            503: components["responses"]["unavailable"];
        };
    };
    visibleTestimonials: {
        parameters: {
            query?: {
                /** @description Lignes par page */
                limit?: number;
                /** @description Début de la page, donné par l’en-tête Link de la précédente */
                cursor?: string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Réussi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Testimonial"][];
                };
            };
            /** @description Inchangé depuis cet ETag */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["validation"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            503: components["responses"]["unavailable"];
        };
    };
    allStaff: {
        parameters: {
            query?: {
                /** @description Lignes par page */
                limit?: number;
                /** @description Début de la page, donné par l’en-tête Link de la précédente */
                cursor?: string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Réussi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffMember"][];
                };
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            503: components["responses"]["unavailable"];
        };
    };
    createStaffMember: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    WebsiteId: number;
                    /**
                     * Format: uuid
                     * @description Répété avec le même contenu, l’appel répond le premier résultat.
                     */
                    SubmissionId?: string;
                    Name: string;
                    Role: string;
                    Description?: string | null;
                    /** @default true */
                    Active?: boolean;
                };
            };
        };
        responses: {
            /** @description Réussi */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffMember"];
                };
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media"];
            503: components["responses"]["unavailable"];
        };
    };
    updateStaffMember: {
        parameters: {
            query?: never;
            header?: {
                /** @description La Version que vous avez lue, entre guillemets ; une autre est refusée (412) */
                "If-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    Name?: string;
                    Role?: string;
                    Description?: string | null;
                    Active?: boolean;
                };
            };
        };
        responses: {
            /** @description Réussi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffMember"];
                };
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            412: components["responses"]["precondition_failed"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media"];
            503: components["responses"]["unavailable"];
        };
    };
    deleteStaffMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fait */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            503: components["responses"]["unavailable"];
        };
    };
    reorderStaff: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    Id: number;
                    NewOrderIndex: number;
                };
            };
        };
        responses: {
            /** @description Réussi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffMember"][];
                };
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media"];
            503: components["responses"]["unavailable"];
        };
    };
    visibleStaff: {
        parameters: {
            query?: {
                /** @description Lignes par page */
                limit?: number;
                /** @description Début de la page, donné par l’en-tête Link de la précédente */
                cursor?: string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Réussi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffMember"][];
                };
            };
            /** @description Inchangé depuis cet ETag */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["validation"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            503: components["responses"]["unavailable"];
        };
    };
    createEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    WebsiteId: number;
                    /**
                     * Format: uuid
                     * @description Répété avec le même contenu, l’appel répond le premier résultat.
                     */
                    SubmissionId?: string;
                    Title?: string;
                    Description: string;
                    /** Format: date */
                    EventDate?: string;
                    EndDate?: "" | (string | null);
                    /** @default true */
                    Active?: boolean;
                    Name?: string;
                    /** Format: date */
                    StartDate?: string;
                };
            };
        };
        responses: {
            /** @description Réussi */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media"];
            503: components["responses"]["unavailable"];
        };
    };
    updateEvent: {
        parameters: {
            query?: never;
            header?: {
                /** @description La Version que vous avez lue, entre guillemets ; une autre est refusée (412) */
                "If-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    Title?: string;
                    Description?: string;
                    /** Format: date */
                    EventDate?: string;
                    EndDate?: "" | (string | null);
                    Active?: boolean;
                    Name?: string;
                    /** Format: date */
                    StartDate?: string;
                };
            };
        };
        responses: {
            /** @description Réussi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            412: components["responses"]["precondition_failed"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media"];
            503: components["responses"]["unavailable"];
        };
    };
    deleteEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fait */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            503: components["responses"]["unavailable"];
        };
    };
    reorderEvents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    Id: number;
                    NewOrderIndex: number;
                };
            };
        };
        responses: {
            /** @description Réussi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"][];
                };
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media"];
            503: components["responses"]["unavailable"];
        };
    };
    visibleEvents: {
        parameters: {
            query?: {
                /** @description Lignes par page */
                limit?: number;
                /** @description Début de la page, donné par l’en-tête Link de la précédente */
                cursor?: string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Réussi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"][];
                };
            };
            /** @description Inchangé depuis cet ETag */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["validation"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            503: components["responses"]["unavailable"];
        };
    };
    allTickets: {
        parameters: {
            query?: {
                search?: string;
                status?: "open" | "closed";
                type?: "Nouveau site" | "Mise à jour" | "Bug" | "Suggestion";
                assignee?: "me" | "none";
                waitingFor?: "agency" | "client";
                /** @description Lignes par page */
                limit?: number;
                /** @description Début de la page, donné par l’en-tête Link de la précédente */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Réussi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffTicket"][];
                };
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            503: components["responses"]["unavailable"];
        };
    };
    getFilePreview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                fileId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Réussi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": unknown;
                };
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            502: components["responses"]["provider"];
            503: components["responses"]["unavailable"];
        };
    };
    getTicketFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                fileId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Réussi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": unknown;
                };
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            502: components["responses"]["provider"];
            503: components["responses"]["unavailable"];
        };
    };
    getTicket: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Réussi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketWithFiles"];
                };
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            503: components["responses"]["unavailable"];
        };
    };
    openTicketByForm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fait */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            403: components["responses"]["forbidden"];
            503: components["responses"]["unavailable"];
        };
    };
    openTicket: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    ticketType: "Nouveau site" | "Mise à jour" | "Bug" | "Suggestion";
                    ticketName: string;
                    description: string;
                    /** Format: uuid */
                    SubmissionId?: string;
                    WebsiteId?: number | null;
                    /** @default [] */
                    files?: Blob[];
                };
                "multipart/form-data": {
                    /** @enum {string} */
                    ticketType: "Nouveau site" | "Mise à jour" | "Bug" | "Suggestion";
                    ticketName: string;
                    description: string;
                    /** Format: uuid */
                    SubmissionId?: string;
                    WebsiteId?: number | null;
                    /** @default [] */
                    files?: Blob[];
                };
            };
        };
        responses: {
            /** @description Réussi */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketWithFiles"];
                };
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media"];
            429: components["responses"]["rate_limited"];
            502: components["responses"]["provider"];
            503: components["responses"]["unavailable"];
        };
    };
    ownTickets: {
        parameters: {
            query?: {
                /** @description Lignes par page */
                limit?: number;
                /** @description Début de la page, donné par l’en-tête Link de la précédente */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Réussi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ticket"][];
                };
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            503: components["responses"]["unavailable"];
        };
    };
    setTicketStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    status: "open" | "closed";
                };
            };
        };
        responses: {
            /** @description Réussi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ticket"];
                };
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media"];
            503: components["responses"]["unavailable"];
        };
    };
    listMessages: {
        parameters: {
            query?: {
                /** @description Lignes par page */
                limit?: number;
                /** @description Début de la page, donné par l’en-tête Link de la précédente */
                cursor?: string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Réussi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketMessage"][];
                };
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            503: components["responses"]["unavailable"];
        };
    };
    markRead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    LastMessageId: number;
                };
            };
        };
        responses: {
            /** @description Fait */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media"];
            503: components["responses"]["unavailable"];
        };
    };
    sendMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    message?: string;
                    LastMessageId?: number;
                    /**
                     * Format: uuid
                     * @description Répété avec le même contenu, l’appel répond le premier résultat.
                     */
                    SubmissionId?: string;
                    /** @default [] */
                    files?: Blob[];
                };
                "multipart/form-data": {
                    message?: string;
                    LastMessageId?: number;
                    /**
                     * Format: uuid
                     * @description Répété avec le même contenu, l’appel répond le premier résultat.
                     */
                    SubmissionId?: string;
                    /** @default [] */
                    files?: Blob[];
                };
            };
        };
        responses: {
            /** @description Réussi */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketMessage"];
                };
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media"];
            429: components["responses"]["rate_limited"];
            502: components["responses"]["provider"];
            503: components["responses"]["unavailable"];
        };
    };
    listNotes: {
        parameters: {
            query?: {
                /** @description Lignes par page */
                limit?: number;
                /** @description Début de la page, donné par l’en-tête Link de la précédente */
                cursor?: string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Réussi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketNote"][];
                };
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            503: components["responses"]["unavailable"];
        };
    };
    addNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    Note: string;
                    /**
                     * Format: uuid
                     * @description Répété avec le même contenu, l’appel répond le premier résultat.
                     */
                    SubmissionId?: string;
                };
            };
        };
        responses: {
            /** @description Réussi */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketNote"];
                };
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media"];
            429: components["responses"]["rate_limited"];
            503: components["responses"]["unavailable"];
        };
    };
    assignTicket: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    AssigneeId: number | null;
                    FromAssigneeId?: number | null;
                };
            };
        };
        responses: {
            /** @description Réussi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffTicket"];
                };
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media"];
            503: components["responses"]["unavailable"];
        };
    };
    createProduct: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    WebsiteId: number;
                    /**
                     * Format: uuid
                     * @description Répété avec le même contenu, l’appel répond le premier résultat.
                     */
                    SubmissionId?: string;
                    Reference?: string | null;
                    Name: string;
                    Description?: string | null;
                    Price: number;
                    /** @enum {number} */
                    VatRate?: 20 | 10 | 5.5 | 2.1;
                    Category?: string | null;
                    SubCategory?: string | null;
                    Showcase?: boolean | 0 | 1;
                    Active?: boolean | 0 | 1;
                    Risks?: string | null;
                    Composition?: string | null;
                    /** @default null */
                    Height?: number | null;
                    /** @default null */
                    Radius?: number | null;
                    Weight: number;
                    /** @default null */
                    Width?: number | null;
                    /** @default null */
                    Length?: number | null;
                    ManufacturerName?: string | null;
                    ManufacturerAddress?: string | null;
                    ManufacturerContact?: string | null;
                    ManufacturerOutsideEu?: boolean | 0 | 1;
                    ResponsibleName?: string | null;
                    ResponsibleAddress?: string | null;
                    ResponsibleContact?: string | null;
                    Identifier?: string | null;
                    NoWarning?: boolean | 0 | 1;
                    /** @default null */
                    NetQuantity?: number | null;
                    /**
                     * @default g
                     * @enum {string}
                     */
                    NetUnit?: "g" | "kg" | "ml" | "cl" | "l" | "m" | "m2" | "piece";
                    Food?: boolean | 0 | 1;
                    FoodName?: string | null;
                    Ingredients?: string | null;
                    Allergens?: ("gluten" | "crustaceans" | "eggs" | "fish" | "peanuts" | "soya" | "milk" | "nuts" | "celery" | "mustard" | "sesame" | "sulphites" | "lupin" | "molluscs")[] | null;
                    Storage?: string | null;
                    Origin?: string | null;
                    NoNutrition?: boolean | 0 | 1;
                    /** @default null */
                    EnergyKj?: number | null;
                    /** @default null */
                    EnergyKcal?: number | null;
                    /** @default null */
                    Fat?: number | null;
                    /** @default null */
                    Saturates?: number | null;
                    /** @default null */
                    Carbohydrate?: number | null;
                    /** @default null */
                    Sugars?: number | null;
                    /** @default null */
                    Protein?: number | null;
                    /** @default null */
                    Salt?: number | null;
                    Alcohol?: boolean | 0 | 1;
                    /** @default null */
                    AlcoholPercent?: number | null;
                    Notes?: string | null;
                    /** @default null */
                    LowStockThreshold?: number | null;
                    /** @default null */
                    WithdrawalException?: ("custom_made" | "perishable" | "sealed_hygiene" | "inseparable" | "sealed_media" | "press" | "dated_service") | null;
                };
            };
        };
        responses: {
            /** @description Réussi */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media"];
            503: components["responses"]["unavailable"];
        };
    };
    getProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Réussi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            /** @description Inchangé depuis cet ETag */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["validation"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            503: components["responses"]["unavailable"];
        };
    };
    updateProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    Reference?: string | null;
                    Name?: string;
                    Description?: string | null;
                    Price?: number;
                    /** @enum {number} */
                    VatRate?: 20 | 10 | 5.5 | 2.1;
                    Category?: string | null;
                    SubCategory?: string | null;
                    Showcase?: boolean | 0 | 1;
                    Active?: boolean | 0 | 1;
                    Risks?: string | null;
                    Composition?: string | null;
                    Height?: number | null;
                    Radius?: number | null;
                    Weight?: number;
                    Width?: number | null;
                    Length?: number | null;
                    ManufacturerName?: string | null;
                    ManufacturerAddress?: string | null;
                    ManufacturerContact?: string | null;
                    ManufacturerOutsideEu?: boolean | 0 | 1;
                    ResponsibleName?: string | null;
                    ResponsibleAddress?: string | null;
                    ResponsibleContact?: string | null;
                    Identifier?: string | null;
                    NoWarning?: boolean | 0 | 1;
                    NetQuantity?: number | null;
                    /** @enum {string} */
                    NetUnit?: "g" | "kg" | "ml" | "cl" | "l" | "m" | "m2" | "piece";
                    Food?: boolean | 0 | 1;
                    FoodName?: string | null;
                    Ingredients?: string | null;
                    Allergens?: ("gluten" | "crustaceans" | "eggs" | "fish" | "peanuts" | "soya" | "milk" | "nuts" | "celery" | "mustard" | "sesame" | "sulphites" | "lupin" | "molluscs")[] | null;
                    Storage?: string | null;
                    Origin?: string | null;
                    NoNutrition?: boolean | 0 | 1;
                    EnergyKj?: number | null;
                    EnergyKcal?: number | null;
                    Fat?: number | null;
                    Saturates?: number | null;
                    Carbohydrate?: number | null;
                    Sugars?: number | null;
                    Protein?: number | null;
                    Salt?: number | null;
                    Alcohol?: boolean | 0 | 1;
                    AlcoholPercent?: number | null;
                    Notes?: string | null;
                    LowStockThreshold?: number | null;
                    WithdrawalException?: ("custom_made" | "perishable" | "sealed_hygiene" | "inseparable" | "sealed_media" | "press" | "dated_service") | null;
                    ReducedPrice?: number | null;
                    ReducedFrom?: string | null;
                    ReducedUntil?: string | null;
                };
            };
        };
        responses: {
            /** @description Réussi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media"];
            503: components["responses"]["unavailable"];
        };
    };
    deleteProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fait */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            503: components["responses"]["unavailable"];
        };
    };
    listProducts: {
        parameters: {
            query?: {
                /** @description Lignes par page */
                limit?: number;
                /** @description Début de la page, donné par l’en-tête Link de la précédente */
                cursor?: string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Réussi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"][];
                };
            };
            /** @description Inchangé depuis cet ETag */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["validation"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            503: components["responses"]["unavailable"];
        };
    };
    addSize: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description Répété avec le même contenu, l’appel répond le premier résultat.
                     */
                    SubmissionId?: string;
                    Size: string;
                    /** @default 0 */
                    Stock?: number;
                    /** @default null */
                    LowStockThreshold?: number | null;
                    /** @default null */
                    NetQuantity?: number | null;
                };
            };
        };
        responses: {
            /** @description Réussi */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductSize"];
                };
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media"];
            503: components["responses"]["unavailable"];
        };
    };
    updateSize: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    LowStockThreshold: number | null;
                    NetQuantity?: number | null;
                };
            };
        };
        responses: {
            /** @description Réussi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductSize"];
                };
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media"];
            503: components["responses"]["unavailable"];
        };
    };
    deleteSize: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fait */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            503: components["responses"]["unavailable"];
        };
    };
    setStock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    Quantity: number;
                };
            };
        };
        responses: {
            /** @description Réussi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media"];
            503: components["responses"]["unavailable"];
        };
    };
    getOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Réussi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            503: components["responses"]["unavailable"];
        };
    };
    correctOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderCorrection"];
            };
        };
        responses: {
            /** @description Réussi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media"];
            429: components["responses"]["rate_limited"];
            502: components["responses"]["provider"];
            503: components["responses"]["unavailable"];
        };
    };
    getPackingSlip: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Réussi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": unknown;
                };
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            503: components["responses"]["unavailable"];
        };
    };
    getReceipt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Réussi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": unknown;
                };
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            409: components["responses"]["conflict"];
            503: components["responses"]["unavailable"];
        };
    };
    handOverOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    status: "delivered";
                };
            };
        };
        responses: {
            /** @description Réussi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media"];
            503: components["responses"]["unavailable"];
        };
    };
    listOrders: {
        parameters: {
            query?: {
                search?: string;
                status?: "pending" | "paid" | "shipped" | "delivered" | "refunded" | "cancelled";
                /** @description Lignes par page */
                limit?: number;
                /** @description Début de la page, donné par l’en-tête Link de la précédente */
                cursor?: string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Réussi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"][];
                };
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            503: components["responses"]["unavailable"];
        };
    };
    refundOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Sans lui, tout ce qui reste */
                    amountCents?: number | null;
                    /** @description Remettre en stock toutes les pièces qui n’y sont pas encore revenues */
                    restock?: boolean | null;
                    /** @description De ce remboursement ; renvoyé, il ne rembourse qu’une fois */
                    RefundId?: string | null;
                };
            };
        };
        responses: {
            /** @description Réussi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media"];
            429: components["responses"]["rate_limited"];
            502: components["responses"]["provider"];
            503: components["responses"]["unavailable"];
        };
    };
    resendConfirmation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fait */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            409: components["responses"]["conflict"];
            429: components["responses"]["rate_limited"];
            503: components["responses"]["unavailable"];
        };
    };
    getLabel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Réussi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": unknown;
                };
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            503: components["responses"]["unavailable"];
        };
    };
    resolveShipment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ExpeditionNumber: string;
                } | {
                    /** @constant */
                    Retry: true;
                };
            };
        };
        responses: {
            /** @description Réussi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media"];
            503: components["responses"]["unavailable"];
        };
    };
    shipOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    websiteId: number;
                    orderId: number;
                    /** @description Du colis, en cm ; sans eux, ceux de l’article seul ou du colis habituel */
                    Sides?: {
                        Length: number;
                        Width: number;
                        Height: number;
                    } | null;
                };
            };
        };
        responses: {
            /** @description Réussi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        shipment: components["schemas"]["Shipment"];
                    };
                };
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media"];
            502: components["responses"]["provider"];
            503: components["responses"]["unavailable"];
        };
    };
    shipWithOtherCarrier: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    Carrier: string;
                    TrackingNumber?: string | null;
                    TrackingUrl?: ("" | string) | null;
                };
            };
        };
        responses: {
            /** @description Réussi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media"];
            503: components["responses"]["unavailable"];
        };
    };
    addPictures: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @enum {string} */
                    type: "gallery" | "galleries" | "logo" | "logos" | "upload" | "uploads" | "testimonial" | "testimonials" | "staff" | "event" | "events" | "product" | "products";
                    /** @example 1 */
                    websiteId?: string;
                    id?: string;
                    /** @enum {string} */
                    replace?: "true" | "false";
                    customName?: string;
                    /**
                     * Format: uuid
                     * @description Répété avec le même contenu, l’appel répond le premier résultat.
                     */
                    SubmissionId?: string;
                    pictures: Blob[];
                };
            };
        };
        responses: {
            /** @description Réussi */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Picture"][];
                };
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media"];
            429: components["responses"]["rate_limited"];
            502: components["responses"]["provider"];
            503: components["responses"]["unavailable"];
        };
    };
    addUploadByForm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fait */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            403: components["responses"]["forbidden"];
            503: components["responses"]["unavailable"];
        };
    };
    getPicture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Réussi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/*": unknown;
                };
            };
            400: components["responses"]["validation"];
            404: components["responses"]["not_found"];
            502: components["responses"]["provider"];
            503: components["responses"]["unavailable"];
        };
    };
    describePicture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    Alt: string;
                };
            };
        };
        responses: {
            /** @description Réussi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Picture"];
                };
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media"];
            503: components["responses"]["unavailable"];
        };
    };
    deletePicture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fait */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            503: components["responses"]["unavailable"];
        };
    };
    listPictures: {
        parameters: {
            query: {
                type: "gallery" | "galleries" | "logo" | "logos" | "testimonial" | "testimonials" | "staff" | "event" | "events" | "product" | "products" | "website" | "websites";
                id: string;
                /** @description Lignes par page */
                limit?: number;
                /** @description Début de la page, donné par l’en-tête Link de la précédente */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Réussi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Picture"] | components["schemas"]["Upload"])[];
                };
            };
            /** @description Inchangé depuis cet ETag */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            503: components["responses"]["unavailable"];
        };
    };
    reorderPictures: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    Id: number;
                    NewOrderIndex: number;
                };
            };
        };
        responses: {
            /** @description Réussi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Picture"][];
                };
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media"];
            503: components["responses"]["unavailable"];
        };
    };
    linkPaymentAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    account: string;
                };
            };
        };
        responses: {
            /** @description Réussi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        url: string;
                    };
                };
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media"];
            429: components["responses"]["rate_limited"];
            502: components["responses"]["provider"];
            503: components["responses"]["unavailable"];
        };
    };
    openPaymentAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Réussi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description L’identifiant du compte chez le prestataire. */
                        account: string;
                    };
                };
            };
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            409: components["responses"]["conflict"];
            429: components["responses"]["rate_limited"];
            502: components["responses"]["provider"];
            503: components["responses"]["unavailable"];
        };
    };
    addEndpoint: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    WebsiteId: number;
                    Url: string;
                    /**
                     * Format: uuid
                     * @description Répété avec le même contenu, l’appel répond le premier résultat.
                     */
                    SubmissionId?: string;
                };
            };
        };
        responses: {
            /** @description Réussi */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpoint"];
                };
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media"];
            429: components["responses"]["rate_limited"];
            503: components["responses"]["unavailable"];
        };
    };
    setEndpointActive: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    Active: boolean;
                };
            };
        };
        responses: {
            /** @description Réussi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpoint"];
                };
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media"];
            429: components["responses"]["rate_limited"];
            503: components["responses"]["unavailable"];
        };
    };
    deleteEndpoint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fait */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            429: components["responses"]["rate_limited"];
            503: components["responses"]["unavailable"];
        };
    };
    listDeliveries: {
        parameters: {
            query?: {
                /** @description Lignes par page */
                limit?: number;
                /** @description Début de la page, donné par l’en-tête Link de la précédente */
                cursor?: string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Réussi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"][];
                };
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            503: components["responses"]["unavailable"];
        };
    };
    listEndpoints: {
        parameters: {
            query?: {
                /** @description Lignes par page */
                limit?: number;
                /** @description Début de la page, donné par l’en-tête Link de la précédente */
                cursor?: string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Réussi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpoint"][];
                };
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            503: components["responses"]["unavailable"];
        };
    };
    renewSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Réussi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpoint"];
                };
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            429: components["responses"]["rate_limited"];
            503: components["responses"]["unavailable"];
        };
    };
    retryDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Réussi */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            409: components["responses"]["conflict"];
            429: components["responses"]["rate_limited"];
            503: components["responses"]["unavailable"];
        };
    };
    sendTest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Réussi */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            409: components["responses"]["conflict"];
            429: components["responses"]["rate_limited"];
            503: components["responses"]["unavailable"];
        };
    };
    createKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    WebsiteId: number;
                    Name: string;
                    /** @enum {string} */
                    Access: "read" | "write";
                };
            };
        };
        responses: {
            /** @description Réussi */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewKey"];
                };
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media"];
            429: components["responses"]["rate_limited"];
            503: components["responses"]["unavailable"];
        };
    };
    listKeys: {
        parameters: {
            query?: {
                /** @description Lignes par page */
                limit?: number;
                /** @description Début de la page, donné par l’en-tête Link de la précédente */
                cursor?: string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Réussi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Key"][];
                };
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            503: components["responses"]["unavailable"];
        };
    };
    revokeKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fait */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            503: components["responses"]["unavailable"];
        };
    };
    settleUpload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Réussi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DirectUpload"];
                };
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            502: components["responses"]["provider"];
            503: components["responses"]["unavailable"];
        };
    };
    uploadThing: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Réussi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media"];
            429: components["responses"]["rate_limited"];
            502: components["responses"]["provider"];
            503: components["responses"]["unavailable"];
        };
    };
    submitProject: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    hasWebsite: boolean;
                    newWebsite: boolean;
                    /** @default  */
                    websiteUrl?: string;
                    isExperienced: boolean;
                    wantsSubscription: boolean;
                    wantsEcommerce: boolean;
                    selectedPlan: ("Sub Basic" | "Sub Standard" | "Sub Pro" | "Basic" | "Standard" | "Pro") | null;
                    annual: boolean;
                    /** @enum {string} */
                    contactOption: "phone" | "email";
                    preferredHours?: string | null;
                    preferredDays?: string | null;
                    exclusivePeriod?: string | null;
                    additionalInfo?: string;
                    /** @default false */
                    isOstalWebsite?: boolean;
                    /** Format: uuid */
                    SubmissionId?: string;
                };
            };
        };
        responses: {
            /** @description Réussi */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        Id: number;
                        TicketId: number;
                    };
                };
            };
            400: components["responses"]["validation"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["forbidden"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media"];
            429: components["responses"]["rate_limited"];
            503: components["responses"]["unavailable"];
        };
    };
    freeDelivery: {
        parameters: {
            query: {
                website: number;
                items: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Réussi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description D’articles, en centimes ; null : elle est déjà offerte, ou aucun montant ne l’offre */
                        missingCents: number | null;
                    };
                };
            };
            400: components["responses"]["validation"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            429: components["responses"]["rate_limited"];
            503: components["responses"]["unavailable"];
        };
    };
    listRelayPoints: {
        parameters: {
            query: {
                country: string;
                zip?: string;
                city?: string;
                weight: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Réussi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RelayPoint"][];
                };
            };
            400: components["responses"]["validation"];
            429: components["responses"]["rate_limited"];
            502: components["responses"]["provider"];
            503: components["responses"]["unavailable"];
        };
    };
    quoteDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    websiteId: number;
                    items: {
                        productId: number;
                        quantity: number;
                        sizeId?: number | null;
                    }[];
                    country: string;
                    zip: string;
                };
            };
        };
        responses: {
            /** @description Réussi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryOption"][];
                };
            };
            400: components["responses"]["validation"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media"];
            429: components["responses"]["rate_limited"];
            503: components["responses"]["unavailable"];
        };
    };
    parcelWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fait */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["validation"];
            404: components["responses"]["not_found"];
            413: components["responses"]["too_large"];
            503: components["responses"]["unavailable"];
        };
    };
    sendMail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    template: "home-form";
                    /**
                     * Format: uuid
                     * @description Répété avec le même contenu, l’appel répond le premier résultat.
                     */
                    SubmissionId?: string;
                    content: {
                        nom: string;
                        email: string;
                        message: string;
                        /** @constant */
                        acceptation: true;
                        siteweb?: string;
                    };
                } | {
                    /** @constant */
                    template: "contact-form";
                    /**
                     * Format: uuid
                     * @description Répété avec le même contenu, l’appel répond le premier résultat.
                     */
                    SubmissionId?: string;
                    content: {
                        name: string;
                        email: string;
                        phone: string;
                        subject?: string;
                        day: string;
                        hour: string;
                        /** @enum {string} */
                        contactOption: "Téléphone" | "Email";
                        content: string;
                        siteweb?: string;
                    };
                };
            };
        };
        responses: {
            /** @description Réussi */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        Id: number;
                    };
                };
            };
            400: components["responses"]["validation"];
            403: components["responses"]["forbidden"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media"];
            429: components["responses"]["rate_limited"];
            503: components["responses"]["unavailable"];
        };
    };
    resendWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fait */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["validation"];
            413: components["responses"]["too_large"];
            503: components["responses"]["unavailable"];
        };
    };
    checkout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    productId: number;
                    quantity: number;
                    sizeId?: number | null;
                }[] | {
                    items: {
                        productId: number;
                        quantity: number;
                        sizeId?: number | null;
                        customization?: string | null;
                    }[];
                    customization?: string | null;
                    delivery: {
                        /** @constant */
                        method: "home";
                        address: {
                            line1: string;
                            line2?: string | null;
                            zip: string;
                            city: string;
                            country: string;
                        };
                    } | {
                        /** @constant */
                        method: "relay";
                        relayPointId: string;
                    } | {
                        /** @constant */
                        method: "pickup";
                    };
                    customer: {
                        name: string;
                        email: string;
                        phone?: string | null;
                    };
                    discountCode?: string | null;
                    ageConfirmed?: boolean | null;
                    /** @description De cet essai de commande ; renvoyé, il donne la même commande */
                    SubmissionId?: string | null;
                };
            };
        };
        responses: {
            /** @description Réussi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        url: string;
                    };
                };
            };
            400: components["responses"]["validation"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["not_found"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media"];
            429: components["responses"]["rate_limited"];
            502: components["responses"]["provider"];
            503: components["responses"]["unavailable"];
        };
    };
    paymentWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fait */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["validation"];
            404: components["responses"]["not_found"];
            413: components["responses"]["too_large"];
            502: components["responses"]["provider"];
            503: components["responses"]["unavailable"];
        };
    };
    countPageView: {
        parameters: {
            query: {
                path: string;
                /** @description L’hôte de la page d’avant ; tout autre texte vaut un accès direct */
                from?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fait */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["validation"];
            403: components["responses"]["forbidden"];
            503: components["responses"]["unavailable"];
        };
    };
    apiTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Réussi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": unknown;
                };
            };
            /** @description Inchangé depuis cet ETag */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            503: components["responses"]["unavailable"];
        };
    };
    health: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Réussi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                    };
                };
            };
            503: components["responses"]["unavailable"];
        };
    };
    openApi: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Réussi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Inchangé depuis cet ETag */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            503: components["responses"]["unavailable"];
        };
    };
}
