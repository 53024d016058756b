export const SWITCH_UNREACHABLE = 'Le site n’a pas changé. Vérifiez votre connexion, puis réessayez.'
