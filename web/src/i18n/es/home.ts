export const home = {
  hello: 'Hola, {{name}}',
  helloNobody: 'Hola',
  openAccount: 'Ver y cambiar los datos',
  failed: 'No hemos podido leer los datos de tu empresa',
};
