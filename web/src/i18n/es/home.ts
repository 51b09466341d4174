export const home = {
  hello: 'Hola, {{name}}',
  helloNobody: 'Hola',
  account: 'Los datos de tu empresa',
  accountLead: 'Dirección, logotipo, delegaciones y lo que ven tus clientes.',
  openAccount: 'Abrir la cuenta',
  failed: 'No hemos podido leer los datos de tu empresa',
};
