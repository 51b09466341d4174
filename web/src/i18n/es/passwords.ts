export const passwords = {
  own: 'Cambiar tu contraseña',
  ofUser: 'Contraseña de {{name}}',
  ownWarning: 'Al guardarla se cierran todas tus sesiones, también esta. Entrarás con la nueva.',
  userWarning: 'Al guardarla se cierran todas las sesiones de {{name}}.',
  rules: 'La contraseña necesita:',
  match: 'Las dos iguales',
  met: 'Cumplido',
  missing: 'Falta',
  save: 'Guardar',
  cancel: 'Cancelar',
  failed: 'No hemos podido cambiar la contraseña',
};
