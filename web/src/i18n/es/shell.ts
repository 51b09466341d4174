export const shell = {
  skip: 'Saltar al contenido',
  main: 'Principal',
  home: 'Inicio',
  admins: 'Administradores',
  users: 'Usuarios',
  account: 'Cuenta',
  menu: 'Menú',
  close: 'Cerrar',
  userMenu: 'Menú de {{name}}',
  changePassword: 'Cambiar contraseña',
  signOut: 'Salir',
};
