export const policy = {
  title: 'Política de privacidad',
  /** What stands for a company that has written nothing of its own. */
  standard: `**{{company}}** es la empresa responsable de tus datos.

## Quién responde
- Empresa: {{company}}
- NIF: {{identifier}}
- Dirección: {{address}}
- Teléfono: {{phone}}{{mail}}

## Para qué los usa
Para atender tu vehículo, tu reserva o tu aviso, y para cumplir lo que la ley le pide. Los trata porque tú se lo encargas y porque la ley la obliga a guardar algunos documentos.

## Quién más los ve
Nadie a quien no le haga falta. Llave, el programa que usa la empresa, los guarda por encargo suyo. No se venden ni se ceden a nadie más, salvo que lo pida la ley.

## Cuánto tiempo
- Fotos y vídeos del vehículo: {{pictures}} desde que se cierra tu visita o tu alquiler.
- Tus datos, tu firma y los documentos firmados: {{papers}} desde entonces.
- Avisos de las sedes: {{reports}} desde que se cierran.

Después se bloquean: nadie los ve, y se guardan {{blocked}} más solo por si los pide un juez o una autoridad. Luego se borran.

## Tus derechos
Puedes pedir ver tus datos, corregirlos, borrarlos, llevártelos, o que no se usen para algo. Puedes hacerlo en {{reach}}. Si no quedas conforme, puedes reclamar ante la Agencia Española de Protección de Datos: https://www.aepd.es`,
  mail: '\n- Correo: {{email}}',
  cookies: 'Cookies',
  accepted: 'Aceptaste las cookies opcionales. Hoy Llave no usa ninguna.',
  refused: 'Rechazaste las cookies opcionales: Llave solo guarda lo que necesita para funcionar.',
};
