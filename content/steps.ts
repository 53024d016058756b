/** The steps of a project on the home page. The illustrated house grows by one stage with each step. */
export const steps = [
  { title: 'Créez votre compte', text: 'Deux minutes, sans carte bancaire.' },
  { title: 'Décrivez votre projet', text: 'Quelques questions, et la formule qui vous convient.' },
  { title: 'Rencontrons-nous', text: 'Par téléphone ou par e-mail, quand cela vous arrange.' },
  { title: 'Recevez votre site', text: 'Clé en main, en ligne, prêt à vivre avec vous.' },
] as const
