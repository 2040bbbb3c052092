# syntax=docker/dockerfile:1
# purlin in an image of its own: docker build -t purlin . && docker run --rm -v "$PWD:/work" purlin lint .
FROM swift:6.3-bookworm AS build
RUN apt-get update \
    && apt-get install --yes --no-install-recommends xz-utils=5.* \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /source
COPY . .
RUN Scripts/package --no-archive /out

FROM debian:bookworm-slim
COPY --from=build /out/ /usr/local/
WORKDIR /work
ENTRYPOINT ["purlin"]
