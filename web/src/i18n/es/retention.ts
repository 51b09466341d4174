/** What stands where data was whose time is over. */
export const retention = {
  someone: 'Datos bloqueados',
  data: {
    title: 'Los datos personales están bloqueados',
    lead: 'Se retiraron el {{date}}, al cumplirse el plazo de tu cuenta. Nadie puede verlos desde aquí: se guardan aparte, solo por si los pide un juez o una autoridad, y después se borran.',
  },
  pictures: {
    title: 'Las fotos y los vídeos están bloqueados',
    lead: 'Se retiraron el {{date}}, al cumplirse el plazo de tu cuenta. Se guardan aparte, solo por si los pide un juez o una autoridad, y después se borran.',
  },
};
