import { createServer } from 'node:http';

/** What uploads are compared with: reads what is sent, keeps nothing, answers 201. */
const server = createServer((request, response) => {
  request.resume().on('end', () => response.writeHead(request.method === 'GET' ? 200 : 201).end());
});
server.listen(Number(process.env.PORT), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
