/** The model form of the annex to article R. 221-1 of the Code de la consommation, word for word. The trader inserts name,
 *  postal and e-mail address. */
export const withdrawalForm = (trader: string): readonly string[] => [
  '(Veuillez compléter et renvoyer le présent formulaire uniquement si vous souhaitez vous rétracter du contrat.)',
  `À l’attention de ${trader}\u00a0:`,
  'Je/nous (*) vous notifie/notifions (*) par la présente ma/notre (*) rétractation du contrat portant sur la vente du bien (*)/pour la prestation de services (*) ci-dessous\u00a0:',
  'Commandé le (*)/reçu le (*)\u00a0:',
  'Nom du (des) consommateur(s)\u00a0:',
  'Adresse du (des) consommateur(s)\u00a0:',
  'Signature du (des) consommateur(s) (uniquement en cas de notification du présent formulaire sur papier)\u00a0:',
  'Date\u00a0:',
  '(*)\u00a0Rayez la mention inutile.',
]
