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
        get: {
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
        post: {
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
                413: components["responses"]["too_large"];
                415: components["responses"]["unsupported_media"];
                503: components["responses"]["unavailable"];
            };
        };
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
        post: {
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
                413: components["responses"]["too_large"];
                415: components["responses"]["unsupported_media"];
                429: components["responses"]["rate_limited"];
                503: components["responses"]["unavailable"];
            };
        };
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
        post: {
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
                413: components["responses"]["too_large"];
                415: components["responses"]["unsupported_media"];
                429: components["responses"]["rate_limited"];
                503: components["responses"]["unavailable"];
            };
        };
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
        post: {
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
                503: components["responses"]["unavailable"];
            };
        };
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
        post: {
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
                503: components["responses"]["unavailable"];
            };
        };
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
        post: {
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
                413: components["responses"]["too_large"];
                415: components["responses"]["unsupported_media"];
                503: components["responses"]["unavailable"];
            };
        };
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
        post: {
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
                409: components["responses"]["conflict"];
                413: components["responses"]["too_large"];
                415: components["responses"]["unsupported_media"];
                429: components["responses"]["rate_limited"];
                503: components["responses"]["unavailable"];
            };
        };
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
        post: {
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
        post: {
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
                503: components["responses"]["unavailable"];
            };
        };
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
        get: {
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
         * Lister tous les sites
         * @description Accès : l’administration (ADMIN)
         */
        get: {
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
        put?: never;
        post?: never;
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
         * @description Accès : avec une session
         */
        get: {
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
        put?: never;
        post?: never;
        delete?: never;
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
        get: {
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
        put?: never;
        post?: never;
        delete?: never;
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
        get: {
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
                        "application/json": components["schemas"]["Subscription"];
                    };
                };
                400: components["responses"]["validation"];
                401: components["responses"]["unauthenticated"];
                403: components["responses"]["forbidden"];
                404: components["responses"]["not_found"];
                503: components["responses"]["unavailable"];
            };
        };
        put?: never;
        post?: never;
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
         * @description Accès : avec une session
         */
        get: {
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
         * @description Accès : avec une session
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        Content: string;
                        CustomerName: string;
                        CustomerRole: string;
                        /** @default true */
                        Active?: boolean;
                        WebsiteId: number;
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
         * @description Accès : avec une session
         */
        put: {
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
                413: components["responses"]["too_large"];
                415: components["responses"]["unsupported_media"];
                503: components["responses"]["unavailable"];
            };
        };
        post?: never;
        /**
         * Supprimer ; les suivants avancent d’une place
         * @description Accès : avec une session
         */
        delete: {
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
         * @description Accès : avec une session
         */
        post: {
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
         * @description Accès : tout le monde
         */
        get: {
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
         * @description Accès : avec une session
         */
        get: {
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
         * @description Accès : avec une session
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        Name: string;
                        Role: string;
                        Description?: string | null;
                        /** @default true */
                        Active?: boolean;
                        WebsiteId: number;
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
         * @description Accès : avec une session
         */
        put: {
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
                413: components["responses"]["too_large"];
                415: components["responses"]["unsupported_media"];
                503: components["responses"]["unavailable"];
            };
        };
        post?: never;
        /**
         * Supprimer ; les suivants avancent d’une place
         * @description Accès : avec une session
         */
        delete: {
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
         * @description Accès : avec une session
         */
        post: {
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
         * @description Accès : tout le monde
         */
        get: {
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
         * @description Accès : avec une session
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        Title?: string;
                        Name?: string;
                        Description: string;
                        /** Format: date */
                        EventDate?: string;
                        /** Format: date */
                        StartDate?: string;
                        EndDate?: "" | (string | null);
                        /** @default true */
                        Active?: boolean;
                        WebsiteId: number;
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
         * @description Accès : avec une session
         */
        put: {
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
                        Title?: string;
                        Name?: string;
                        Description?: string;
                        /** Format: date */
                        EventDate?: string;
                        /** Format: date */
                        StartDate?: string;
                        EndDate?: "" | (string | null);
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
        post?: never;
        /**
         * Supprimer ; les suivants avancent d’une place
         * @description Accès : avec une session
         */
        delete: {
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
         * @description Accès : avec une session
         */
        post: {
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
         * @description Accès : tout le monde
         */
        get: {
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
         * Lister toutes les demandes, la plus récemment modifiée d’abord
         * @description Accès : l’agence (MODERATOR ou ADMIN)
         */
        get: {
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
        get: {
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
        get: {
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
        put?: never;
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
        get: {
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
        post: {
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
                503: components["responses"]["unavailable"];
            };
        };
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
        post: {
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
                413: components["responses"]["too_large"];
                415: components["responses"]["unsupported_media"];
                429: components["responses"]["rate_limited"];
                502: components["responses"]["provider"];
                503: components["responses"]["unavailable"];
            };
        };
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
        get: {
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
        put?: never;
        post?: never;
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
         * Écrire dans une demande ; une demande fermée se rouvre
         * @description Accès : avec une session
         */
        post: {
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
                        message: string;
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
                413: components["responses"]["too_large"];
                415: components["responses"]["unsupported_media"];
                503: components["responses"]["unavailable"];
            };
        };
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
        put: {
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
        post?: never;
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
         * @description Accès : avec une session
         */
        post: {
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
                        type: "gallery" | "galleries" | "upload" | "uploads" | "testimonial" | "testimonials" | "staff" | "event" | "events";
                        websiteId?: ("" | "-1") | string;
                        id?: string;
                        /** @enum {string} */
                        replace?: "true" | "false";
                        customName?: string;
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
                413: components["responses"]["too_large"];
                415: components["responses"]["unsupported_media"];
                429: components["responses"]["rate_limited"];
                502: components["responses"]["provider"];
                503: components["responses"]["unavailable"];
            };
        };
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
        get: {
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
        /**
         * Changer le texte alternatif d’une image
         * @description Accès : avec une session
         */
        put: {
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
        post?: never;
        /**
         * Supprimer une image, par son nom ou son adresse
         * @description Accès : avec une session
         */
        delete: {
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
         * @description Accès : tout le monde
         */
        get: {
            parameters: {
                query: {
                    type: "gallery" | "testimonials" | "staff" | "events" | "website";
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
         * Changer une image de place ; répond la galerie du site dans son nouvel ordre
         * @description Accès : avec une session
         */
        post: {
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
        post: {
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
                503: components["responses"]["unavailable"];
            };
        };
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
        put: {
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
                503: components["responses"]["unavailable"];
            };
        };
        post?: never;
        /**
         * Supprimer une adresse et son journal
         * @description Accès : avec une session
         */
        delete: {
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
        get: {
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
        get: {
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
        post: {
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
                503: components["responses"]["unavailable"];
            };
        };
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
        post: {
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
        post: {
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
        delete?: never;
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
        post: {
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
        post: {
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
                401: components["responses"]["unauthenticated"];
                403: components["responses"]["forbidden"];
                404: components["responses"]["not_found"];
                429: components["responses"]["rate_limited"];
                502: components["responses"]["provider"];
                503: components["responses"]["unavailable"];
            };
        };
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
        post: {
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
                503: components["responses"]["unavailable"];
            };
        };
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
        post: {
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
                413: components["responses"]["too_large"];
                415: components["responses"]["unsupported_media"];
                429: components["responses"]["rate_limited"];
                503: components["responses"]["unavailable"];
            };
        };
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
        get: {
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
        get: {
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
        get: {
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
        Error: {
            /** @description En français, à montrer tel quel. */
            message: string;
            code: string;
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
        Testimonial: {
            Id: number;
            WebsiteId: number;
            Active: boolean;
            OrderIndex: number;
            PictureUrl: string | null;
            Content: string;
            CustomerName: string;
            CustomerRole: string;
        };
        StaffMember: {
            Id: number;
            WebsiteId: number;
            Active: boolean;
            OrderIndex: number;
            PictureUrl: string | null;
            Name: string;
            Role: string;
            Description: string | null;
        };
        Event: {
            Id: number;
            WebsiteId: number;
            Active: boolean;
            OrderIndex: number;
            PictureUrl: string | null;
            Title: string;
            Name: string;
            Description: string;
            /** Format: date */
            EventDate: string;
            /** Format: date */
            StartDate: string;
            EndDate: string | null;
        };
        Ticket: {
            Id: number;
            /** @enum {string} */
            Type: "Nouveau site" | "Mise à jour" | "Bug" | "Suggestion";
            Title: string;
            /** @enum {string} */
            Status: "open" | "closed";
            /** Format: date-time */
            Updated_at: string;
            /** Format: date-time */
            Created_at: string;
        };
        TicketWithFiles: {
            Id: number;
            /** @enum {string} */
            Type: "Nouveau site" | "Mise à jour" | "Bug" | "Suggestion";
            Title: string;
            /** @enum {string} */
            Status: "open" | "closed";
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
        TicketMessage: {
            Id: number;
            Author: number;
            AuthorName: string;
            /** @enum {string} */
            AuthorRole: "USER" | "MODERATOR" | "ADMIN";
            Message: string;
            /** Format: date-time */
            Created_at: string;
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
            /** @description whsec_ et la clé de signature en base64 */
            Secret: string;
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
        DirectUpload: {
            /** Format: uuid */
            Id: string;
            /** @enum {string} */
            State: "waiting" | "stored" | "done" | "failed";
            Picture: components["schemas"]["Picture"] | null;
            Error: string | null;
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
        /** @description Impossible dans l’état actuel */
        conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Pas de session */
        unauthenticated: {
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
        /** @description Introuvable, ou à quelqu’un d’autre */
        not_found: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Un service partenaire a échoué ; rien n’a changé */
        provider: {
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
export type Error = components['schemas']['Error'];
export type UserInfo = components['schemas']['UserInfo'];
export type Website = components['schemas']['Website'];
export type Subscription = components['schemas']['Subscription'];
export type Testimonial = components['schemas']['Testimonial'];
export type StaffMember = components['schemas']['StaffMember'];
export type Event = components['schemas']['Event'];
export type Ticket = components['schemas']['Ticket'];
export type TicketWithFiles = components['schemas']['TicketWithFiles'];
export type TicketMessage = components['schemas']['TicketMessage'];
export type Picture = components['schemas']['Picture'];
export type Upload = components['schemas']['Upload'];
export type WebhookEndpoint = components['schemas']['WebhookEndpoint'];
export type WebhookDelivery = components['schemas']['WebhookDelivery'];
export type DirectUpload = components['schemas']['DirectUpload'];
export type ResponseUnavailable = components['responses']['unavailable'];
export type ResponseValidation = components['responses']['validation'];
export type ResponseTooLarge = components['responses']['too_large'];
export type ResponseUnsupportedMedia = components['responses']['unsupported_media'];
export type ResponseRateLimited = components['responses']['rate_limited'];
export type ResponseConflict = components['responses']['conflict'];
export type ResponseUnauthenticated = components['responses']['unauthenticated'];
export type ResponseForbidden = components['responses']['forbidden'];
export type ResponseNotFound = components['responses']['not_found'];
export type ResponseProvider = components['responses']['provider'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
