export const frame = {
  language: 'Idioma',
  spanish: 'Español',
  english: 'Inglés',
  home: 'Llave, inicio',
  loading: 'Cargando…',
  retry: 'Probar otra vez',
  offline: 'No hay conexión. Comprueba la red y prueba otra vez.',
  trouble: '¿Algún problema? Llama al',
  tooManySeconds_one: 'Demasiados intentos. Prueba otra vez en {{count}} segundo.',
  tooManySeconds_other: 'Demasiados intentos. Prueba otra vez en {{count}} segundos.',
  notFound: {
    title: 'Aquí no hay nada',
    lead: 'La página no existe o ha cambiado de sitio.',
    home: 'Ir al inicio',
  },
  failure: {
    title: 'Algo se ha torcido',
    lead: 'No es culpa tuya. Lo que ya estaba guardado sigue guardado.',
    reload: 'Recargar la página',
  },
  forbidden: {
    title: 'Esto no es para tu puesto',
    lead: 'Si lo necesitas, pídeselo a un administrador de tu empresa.',
  },
};
