export const cookies = {
  title: 'Cookies',
  needed: 'Llave solo guarda aquí lo que necesita para funcionar: el idioma, tu sesión y lo que estás escribiendo.',
  accepting: 'Si aceptas, además podríamos contar visitas, sin saber quién eres.',
  policy: 'Política de privacidad',
  refuse: 'Rechazar',
  accept: 'Aceptar',
  change: 'Cambiar mi respuesta sobre las cookies',
};
