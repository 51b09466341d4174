# The client is built once; what runs is Node, the server's own packages and the sources as they are.
FROM node:24-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY contract/package.json contract/
COPY server/package.json server/
COPY web/package.json web/

FROM packages AS client
RUN npm ci --include=dev
COPY tsconfig.base.json ./
COPY contract contract
COPY web web
RUN npx vite build web

FROM packages AS server
RUN npm ci --omit=dev --workspace=server
COPY contract contract
COPY server server

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 LLAVE_DATA=/data
WORKDIR /app
RUN mkdir /data && chown node:node /data
COPY --from=server /app ./
COPY --from=client /app/web/dist web/dist
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health/live`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=16", "server/src/main.ts"]
