export const home = {
  hello: 'Hola, {{name}}',
  helloNobody: 'Hola',
  account: 'Los datos de tu empresa',
  accountLead: 'Dirección, logotipo, delegaciones y lo que ven tus clientes.',
  openAccount: 'Abrir la cuenta',
  password: 'Tu contraseña',
  passwordLead: 'Cámbiala cuando quieras. Se cierran tus sesiones en todos los sitios.',
  changePassword: 'Cambiar contraseña',
  failed: 'No hemos podido leer los datos de tu empresa',
};
