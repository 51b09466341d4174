/** Names of a company's fields, in sign-up and in its account page alike. */
export const company = {
  companyName: 'Nombre de la empresa',
  companyIdentifier: 'NIF o CIF',
  phoneNumber: 'Teléfono',
  street: 'Calle y número',
  city: 'Ciudad',
  state: 'Provincia',
  postCode: 'Código postal',
  months_one: '{{count}} mes',
  months_other: '{{count}} meses',
  years_one: '{{count}} año',
  years_other: '{{count}} años',
};
