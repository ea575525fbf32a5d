# syntax=docker/dockerfile:1
# Build:  docker build --build-arg COMMIT=$(git rev-parse --short HEAD) --secret id=settings,src=.env.production.local -t chalet .
# Run:    docker run --read-only --tmpfs /tmp --env-file .env.production.local -p 127.0.0.1:3000:3000 chalet
# With nginx: compose.yaml.
# The port stands behind nginx (deploy/nginx.conf), which bounds requests and connections: never open it to visitors.
ARG NODE_VERSION=26.12

FROM node:${NODE_VERSION}-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
# The public address, the picture hosts and the id of the build become part of the pages and headers. One
# that is not given stays absent, so that the secret file's counts.
ARG SITE_URL
ARG IMAGE_HOSTS
ARG DEPLOYMENT_ID
ARG COMMIT
ENV BUILD_STANDALONE=1 NEXT_TELEMETRY_DISABLED=1
# Database credentials are there while building and stay in no layer: a `.local` file is not copied on.
RUN --mount=type=secret,id=settings,target=/app/.env.production.local npm run build
# The process writes to .next only: its pages and pictures. It is copied on by itself, with its owner.
RUN mv .next/static .next/standalone/.next/ && mkdir -p .next/standalone/.next/cache/images && mv .next/standalone/.next /written

FROM node:${NODE_VERSION}-slim
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 HOSTNAME=0.0.0.0 PORT=3000
# As in npm start: otherwise the heap grows with the machine's memory instead of the site's, and between two
# collections by half or more: a tenth is enough (CMD) and costs a few percent of speed.
ENV NODE_OPTIONS="--max-semi-space-size=2 --max-old-space-size=384"
# Pictures are made on several threads, each of which would keep its own memory otherwise.
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=131072
WORKDIR /app
COPY --from=build /app/.next/standalone ./
COPY --from=build /app/public ./public
COPY --from=build --chown=node:node /written ./.next
VOLUME /app/.next
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=10s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/api/health').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
CMD ["node", "--heap-growing-percent=10", "server.js"]
