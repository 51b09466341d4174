/** What the demo company's visitors agree to, with headings, lists and strong words as the account page lets one write them. */
export const demoPolicy = `# Política de privacidad

En **Taller y Alquiler Levante** cuidamos tus datos como cuidamos tu coche: los justos, a la vista y con llave. Aquí te contamos qué hacemos con ellos.

## Quién es el responsable

- **Empresa:** Taller y Alquiler Levante, NIF B98765431
- **Dirección:** Avenida del Puerto, 118, 46023 Valencia
- **Contacto:** [hola@demo.llave.test](mailto:hola@demo.llave.test), 960 123 456

## Qué datos guardamos

- Tu nombre, NIF, teléfono y correo.
- La matrícula, los kilómetros y las fotos que nos mandas de tu vehículo.
- Los trabajos que pides y lo que decides sobre el presupuesto.
- Tu firma, **solo como dibujo**: ni presión, ni velocidad, ni tiempos.

Las fotos llegan sin la ubicación: se borra en tu teléfono antes de enviarlas.

## Para qué los usamos

1. Para atender tu vehículo, tu alquiler o tu aviso.
2. Para darte el resguardo de depósito que pide el Real Decreto 1457/1986.
3. Para avisarte cuando esté listo o si hay algo que decidir.

No te mandamos publicidad y no tomamos decisiones automáticas sobre ti.

## Por qué podemos usarlos

- Porque nos pides un servicio: es el **contrato** entre tú y nosotros.
- Porque la **ley** nos obliga a guardar facturas y resguardos.
- Porque nos das tu **consentimiento** al firmar, que puedes retirar cuando quieras.

## Cuánto tiempo los guardamos

- Fotos y vídeos: **un año** desde que te llevas o devuelves el vehículo.
- Tus datos, tu firma, resguardos y contratos: **tres años** desde entonces.
- Avisos de las delegaciones: **dos años** desde que se cierran.

Después los **bloqueamos**: nadie los ve, y se guardan **tres años más** solo por si los pide un juez o una autoridad, como manda el artículo 32 de la LOPDGDD. Luego se borran.

## A quién se los damos

A nadie, salvo que la ley nos obligue o que haga falta para tu servicio: tu aseguradora, el perito o el proveedor que guarda nuestros sistemas dentro de la Unión Europea.

## Tus derechos

Puedes pedir una copia de tus datos, corregirlos, borrarlos, limitar su uso, llevártelos u oponerte. Escríbenos a [hola@demo.llave.test](mailto:hola@demo.llave.test) y te contestamos **en menos de un mes**.

Si crees que no lo hemos hecho bien, puedes reclamar ante la [Agencia Española de Protección de Datos](https://www.aepd.es).

## Cookies

Solo usamos lo imprescindible para que la página funcione. Nada se guarda antes de que respondas.

Última revisión: enero de 2026. Empresa de demostración: los datos son inventados.`;
