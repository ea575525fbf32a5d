# syntax=docker/dockerfile:1
# One image for every venue: it holds no setting, and no content but the demonstration.
# Build:  docker build --build-arg COMMIT=$(git rev-parse --short HEAD) -t chalet .
# Run:    docker run --read-only --tmpfs /tmp --env-file chalet.env -v state:/state -p 127.0.0.1:3000:3000 chalet
# With nginx: compose.yaml.
# The port stands behind nginx (deploy/nginx.conf), which bounds requests and connections: never open it to visitors.
ARG NODE_VERSION=26.12

FROM node:${NODE_VERSION}-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
ARG COMMIT
ENV NEXT_TELEMETRY_DISABLED=1
RUN npm run build && npm prune --omit=dev --ignore-scripts --no-audit --no-fund && rm -rf .next/cache

FROM node:${NODE_VERSION}-slim
ENV NODE_ENV=production HOSTNAME=0.0.0.0 PORT=3000 STATE_DIR=/state
WORKDIR /app
COPY --from=build /app ./
# The answers, and a copy of the content: what a new container begins with.
RUN install -d -o node -g node /state
VOLUME /state
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=10s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/api/health').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
CMD ["node", ".next/site.mjs"]
