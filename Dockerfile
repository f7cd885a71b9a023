# Figment in an image: the server with the built client, run by an ordinary user. docs/operating.md says how to use it.
# All that Linux needs is in the lock with its checksum, and packages run no scripts. "npm ci" would refuse the lock, because it
# leaves out programs of other systems (docs/operating.md).
FROM node:24.21.0-bookworm-slim AS built
WORKDIR /figment
COPY . .
RUN npm install --ignore-scripts && npm run build --workspace apps/web --workspace apps/server

FROM node:24.21.0-bookworm-slim AS server
WORKDIR /figment
COPY . .
RUN npm install --ignore-scripts --workspace apps/server --omit=dev --omit=optional

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production LOG_FORMAT=json DATA_DIR=/data
WORKDIR /figment
RUN install -d -o node -g node /data
COPY --from=server /figment/package.json /figment/LICENSE /figment/CREDITS.md ./
COPY --from=server /figment/node_modules node_modules
COPY --from=server /figment/packages packages
COPY --from=server /figment/games games
COPY --from=server /figment/content content
COPY --from=server /figment/apps/server apps/server
COPY --from=built /figment/apps/server/dist apps/server/dist
COPY --from=built /figment/apps/web/dist apps/web/dist
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--disable-warning=ExperimentalWarning", "apps/server/dist/server/start.js"]
