# syntax=docker/dockerfile:1
# docs/go-live.md says how this is built and run. `npm install`, not `npm ci`: the lock lists packages of other platforms.

FROM node:24-bookworm-slim AS modules
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm install --omit=dev --no-audit --no-fund

FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm install --no-audit --no-fund
COPY . .
# Both stand in the build: the address in pages, the switch in its banner.
ARG PUBLIC_ORIGIN
ARG OSTAL_REHEARSAL=0
RUN --mount=type=secret,id=actions_key \
  NEXT_SERVER_ACTIONS_ENCRYPTION_KEY="$(cat /run/secrets/actions_key)" npm run build \
  && rm -rf .next/cache

FROM node:24-bookworm-slim
ENV NODE_ENV=production
WORKDIR /app
RUN useradd --system --uid 10001 --no-create-home ostal
COPY package.json next.config.ts ./
COPY --from=modules /app/node_modules node_modules
COPY --from=build /app/.next .next
COPY public public
COPY content content
COPY db/migrations db/migrations
COPY lib/browser/api-types.ts lib/browser/api-types.ts
COPY scripts/command.mjs scripts/command.mjs
USER ostal
EXPOSE 3000
# Draining, the product answers 503 and takes no more requests.
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/api/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", ".next/server.mjs"]
