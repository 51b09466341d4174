export const start = {
  tag: 'Talleres y alquiler, en un solo sitio',
  title: 'Cada llave, en su mano.',
  lead: 'Quién tiene la dinamométrica, en qué taquilla está el coche de las ocho y qué firmó el cliente. Llave lo sabe, y tú también.',
  signIn: 'Entrar',
  signUp: 'Registrar mi empresa',
  dashboard: 'Ir a mi taller',
};
